import fs from 'node:fs';
import path from 'node:path';

const lockName = 'lock';

/** Who holds a folder: the process and when it was started, so that a reused process id is not taken for it. */
interface Holder {
  pid: number;
  startedAt: string;
}

/** Another running process holds the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Keeps a folder for this process, because two engines on the same files destroy them. A lock whose process is gone
 * (or a zombie) is taken over. Gives the function that lets go.
 */
export function lockDirectory(folder: string): () => void {
  const file = path.join(folder, lockName);
  const mine = JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) ?? '' });
  // Written beside and linked into place, so that nobody ever reads half a lock.
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

/** Moves a stale lock aside, and puts it back when it turns out to be somebody's new one. */
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
      // A third process has locked it meanwhile; the next round sees that one.
    }
  }
  fs.rmSync(aside, { force: true });
}

function release(file: string, mine: string): void {
  try {
    if (fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file, { force: true });
  } catch {
    // The folder is gone, and the lock with it.
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

/** When a process was started, in clock ticks since boot; null for a zombie; undefined where /proc is not. */
function startTime(pid: number): string | null | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; the fields after it may not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : fields[19];
  } catch {
    return undefined;
  }
}
