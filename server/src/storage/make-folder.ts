import fs from 'node:fs';
import path from 'node:path';

/** A folder that cannot be created or written. `code` is the system's, as in 'EACCES'. */
export class FolderUnusable extends Error {
  override name = 'FolderUnusable';

  constructor(folder: string, code: string) {
    super(`The folder ${folder} cannot be written (${code}).`);
  }
}

/** Creates a folder for this user only, with missing parents; throws `FolderUnusable`. */
export function makeFolder(folder: string): void {
  try {
    makeMissing(path.resolve(folder));
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new FolderUnusable(folder, String((error as NodeJS.ErrnoException).code));
  }
}

/**
 * Step by step: where the system answers ENOENT inside an existing folder, as in /proc, `recursive` never
 * ends.
 */
function makeMissing(folder: string): void {
  if (fs.existsSync(folder)) {
    if (!fs.statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    return;
  }
  makeMissing(path.dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}
