import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const prefix = 'kopa-run-';
/** The machine's memory as a folder, on Linux. */
const memoryFolder = '/dev/shm';
/** Bytes; a whole run fills half of them. */
const roomNeeded = 6 * 2 ** 30;

/**
 * Makes a folder for all temporary files of this process and its children, which is removed at the exit; what
 * killed runs have left is removed, too. Where the machine has room, the folder is in memory: a database has
 * a thousand files, and a disk takes half a millisecond of a core to make each.
 */
export function makeTemporaryFolder({
  memory = memoryFolder,
  disk = tmpdir(),
  room = roomNeeded,
} = {}): string {
  const parent = hasRoom(memory, room) ? memory : disk;
  removeAbandoned(parent);
  const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL's account opens its database in the folder.
  chmodSync(folder, 0o755);
  // What was killed a moment ago may still write.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function hasRoom(folder: string, room: number): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= room;
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Number.isNaN(owner) || isAlive(owner)) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
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
