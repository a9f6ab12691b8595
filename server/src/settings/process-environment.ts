import { readSettings, type Settings } from './settings.ts';

/** The settings of this process; throws `CannotStart` with all faults. */
export function processSettings(): Settings {
  return readSettings(process.env);
}

/**
 * Enters the folder in which the user started npm, so that DATA_DIR and names of files are relative to that
 * folder: npm runs the script of a workspace in the workspace's folder.
 */
export function enterCallersFolder(): void {
  process.chdir(process.env['INIT_CWD'] ?? process.cwd());
}
