import fs from 'node:fs';
import path from 'node:path';

/** A folder cannot be made, or not be written. `code` is the system's, as in 'EACCES'. */
export class FolderUnusable extends Error {
  override name = 'FolderUnusable';

  constructor(folder: string, code: string) {
    super(`The folder ${folder} cannot be written (${code}).`);
  }
}

/** Makes a folder for this user alone, with those above it that are missing; throws `FolderUnusable`. */
export function makeFolder(folder: string): void {
  try {
    makeMissing(path.resolve(folder));
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new FolderUnusable(folder, String((error as NodeJS.ErrnoException).code));
  }
}

/** By hand: where the system answers ENOENT inside a folder that exists, as in /proc, `recursive` never ends. */
function makeMissing(folder: string): void {
  if (fs.existsSync(folder)) {
    if (!fs.statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    return;
  }
  makeMissing(path.dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}
