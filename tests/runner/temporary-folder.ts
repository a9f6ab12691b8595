import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const prefix = 'kopa-run-';
/** The machine's memory as a folder. */
const memory = '/dev/shm';
/** Bytes; a whole run fills a third. */
const room = 6 * 2 ** 30;

/**
 * A folder for all temporary files of this process and its children, which is removed with them at the exit.
 * Where the machine has room, the folder is in memory: a database has a thousand files, and for each a disk
 * takes half a millisecond of a core.
 */
export function makeTemporaryFolder(): string {
  const parent = hasRoom() ? memory : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL's account opens its database in the folder.
  chmodSync(folder, 0o755);
  // What was killed a moment ago may still write.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= room;
}

/** Removes what killed runs have left. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Number.isNaN(owner) || isAlive(owner)) continue;
    rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(owner: number): boolean {
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
