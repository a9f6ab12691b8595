import path from 'node:path';
import { enterCallersFolder, processSettings } from '../settings/process-environment.ts';
import { CannotStart, type Settings } from '../settings/settings.ts';
import { DatabaseRefused } from '../storage/database-refused.ts';
import { FolderInUse } from '../storage/directory-lock.ts';
import { FolderUnusable } from '../storage/make-folder.ts';
import { openEmbedded, openPostgres, type Storage } from '../storage/open.ts';

/** The printed text, and whether the command failed. */
export interface CommandAnswer {
  lines: string[];
  failed: boolean;
}

/** The result of a failed command. */
export function failed(lines: string[]): CommandAnswer {
  return { lines, failed: true };
}

/**
 * Runs a staff command with the server's settings, and so on the same database. Prints the result; exits with
 * 1 after a failure.
 */
export async function runCommand(
  command: (words: readonly string[], settings: Settings, storage: Storage) => Promise<CommandAnswer>,
): Promise<void> {
  enterCallersFolder();
  try {
    const settings = processSettings();
    const storage = await open(settings);
    try {
      const { lines, failed } = await command(process.argv.slice(2), settings, storage);
      process.stdout.write(`${lines.join('\n')}\n`);
      process.exitCode = failed ? 1 : 0;
    } finally {
      await storage.close();
    }
  } catch (error) {
    const inUse = error instanceof FolderInUse;
    const isTold =
      inUse ||
      error instanceof CannotStart ||
      error instanceof FolderUnusable ||
      error instanceof DatabaseRefused;
    if (!isTold) throw error;
    const hint = inUse ? ' Stop the server first; beside one that runs, use PostgreSQL.' : '';
    process.stderr.write(`${error.message}${hint}\n`);
    process.exitCode = 1;
  }
}

async function open({ databaseUrl, databasePrepared: prepared, dataDir, mode }: Settings): Promise<Storage> {
  const live = mode === 'live';
  if (!databaseUrl) return openEmbedded(path.join(dataDir, 'database'), { live });
  return openPostgres(databaseUrl, { prepared, live }).catch((error: unknown) => {
    if (error instanceof DatabaseRefused) throw error;
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new CannotStart(`The database cannot be used${code}. Check DATABASE_URL and that it runs.`);
  });
}
