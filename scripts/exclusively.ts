import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './is-running.ts';
import { cacheFolder } from './paths.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Does the work while no other process does the work of the same name; a lock whose owner is gone is taken
 * over.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(cacheFolder, { recursive: true });
  const lock = path.join(cacheFolder, `${name}.lock`);
  await waitUntil(
    () => take(lock),
    () => `${lock}, which another process holds; remove it when none runs.`,
    300_000,
  );
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // An empty lock is being written.
    return !(owner > 0) || isRunning(owner);
  } catch {
    return false;
  }
}
