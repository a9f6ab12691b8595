import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryFolder, roomIn } from '../../kopa-stories/src/room-in.ts';
import { isRunning } from '../../scripts/is-running.ts';

const prefix = 'kopa-run-';
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
  const parent = roomIn(memory) >= room ? memory : disk;
  removeAbandoned(parent);
  const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL's account opens its database in the folder.
  chmodSync(folder, 0o755);
  // What was killed a moment ago may still write.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Number.isNaN(owner) || isRunning(owner)) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}
