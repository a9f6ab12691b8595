import fs from 'node:fs';
import path from 'node:path';

const lockName = 'lock';

/**
 * The holder of a folder: the process with its start time, so that a reused process id is not mistaken for
 * the holder.
 */
interface Holder {
  pid: number;
  startedAt: string;
}

/** Another running process holds the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Locks a folder for this process, because two engines on the same files destroy them. A lock of an ended
 * process (or a zombie) is taken over. Returns the release.
 */
export function lockDirectory(folder: string): () => void {
  const file = path.join(folder, lockName);
  const mine = JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) ?? '' });
  // Written to a temporary file and linked into place, so that no process reads a partial lock.
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  fs.writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      try {
        fs.linkSync(draft, file);
        return () => release(file, mine);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const held = read(file);
      if (held !== null && isRunning(held))
        throw new FolderInUse(`The process ${held.pid} already uses the folder ${folder}.`);
      takeAway(file, held);
    }
    throw new FolderInUse(`Other processes fight for the folder ${folder}.`);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Moves a stale lock aside, and restores a lock that turns out to be new. */
function takeAway(file: string, stale: Holder | null): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = read(aside);
  if (
    moved !== null &&
    (moved.pid !== stale?.pid || moved.startedAt !== stale.startedAt) &&
    isRunning(moved)
  ) {
    try {
      fs.linkSync(aside, file);
    } catch {
      // A third process holds the lock now; the next round finds that process.
    }
  }
  fs.rmSync(aside, { force: true });
}

function release(file: string, mine: string): void {
  try {
    if (fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file, { force: true });
  } catch {
    // The folder and its lock have disappeared.
  }
}

function read(file: string): Holder | null {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' ? { pid: holder.pid, startedAt: holder.startedAt ?? '' } : null;
  } catch {
    return null;
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const started = startTime(pid);
  if (started === undefined) return true;
  return started !== null && (startedAt === '' || started === startedAt);
}

/** The start time of a process, in clock ticks since boot; null for a zombie; undefined without /proc. */
function startTime(pid: number): string | null | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain spaces; the fields after the name may not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : fields[19];
  } catch {
    return undefined;
  }
}
