import { existsSync, statfsSync } from 'node:fs';

/** The machine's memory as a folder, on Linux. */
export const memoryFolder = '/dev/shm';

/** The free bytes of a folder; 0 without the folder. */
export function roomIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
