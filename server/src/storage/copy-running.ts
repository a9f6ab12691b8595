import fs from 'node:fs';
import path from 'node:path';

/** Checkpoints that may fall into a copy, one after the other: they come hours apart. */
const mostTries = 10;
const controlFile = path.join('global', 'pg_control');
const walFolder = 'pg_wal';

/** Checkpoints came faster than the files could be copied. */
export class CopyDisturbed extends Error {
  override name = 'CopyDisturbed';
}

/**
 * Copies the files of an embedded database, whose process may go on meanwhile. Like after a power
 * failure, the copy is completed from the WAL when it is opened: every page that changes after the last
 * checkpoint is in the WAL as a whole, and the WAL is copied last. A checkpoint during the copy may have
 * deleted a part of the WAL, so that the copy is made again. Throws `CopyDisturbed`.
 */
export function copyRunning(cluster: string, into: string): void {
  for (let tries = 0; tries < mostTries; tries += 1) {
    fs.rmSync(into, { recursive: true, force: true });
    const control = fs.readFileSync(path.join(cluster, controlFile));
    copyFolder(cluster, into, '', (name) => !name.startsWith(walFolder + path.sep));
    copyFolder(cluster, into, walFolder, () => true);
    if (!fs.readFileSync(path.join(cluster, controlFile)).equals(control)) continue;
    fs.writeFileSync(path.join(into, controlFile), control, { mode: 0o600 });
    return;
  }
  throw new CopyDisturbed('The database had a checkpoint during each copy. Repeat the command.');
}

/** Files that are deleted meanwhile are left out. */
function copyFolder(from: string, into: string, name: string, isWanted: (name: string) => boolean): void {
  fs.mkdirSync(path.join(into, name), { recursive: true, mode: 0o700 });
  const entries = fs.readdirSync(path.join(from, name), { withFileTypes: true });
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const each = path.join(name, entry.name);
    if (entry.isDirectory()) {
      if (isWanted(each + path.sep)) copyFolder(from, into, each, isWanted);
      else fs.mkdirSync(path.join(into, each), { recursive: true, mode: 0o700 });
    } else if (entry.isFile())
      unlessGone(() => fs.copyFileSync(path.join(from, each), path.join(into, each)));
  }
}

/**
 * Adds the files of a folder that are not there yet, as links where the disk has links: a deletion then
 * leaves the copy.
 */
export function linkFiles(from: string, into: string): void {
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(into, { recursive: true, mode: 0o700 });
  for (const { name } of fs.readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const [source, target] = [path.join(from, name), path.join(into, name)];
    // A file that is being written has no row yet.
    if (name.endsWith('.part') || fs.existsSync(target)) continue;
    unlessGone(() => {
      try {
        fs.linkSync(source, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
        fs.copyFileSync(source, target);
      }
    });
  }
}

function unlessGone(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
