import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../storage/make-folder.ts';
import { checkName, FileMissing, FilesUnavailable, type FilePlace } from './files.ts';

/**
 * Files in a folder outside of the served ones: random names, readable by the owner only, synced before use.
 */
export function openDiskFiles(folder: string): FilePlace {
  makeFolder(folder);
  return {
    put: (bytes, name = randomUUID()) =>
      orUnavailable(async () => {
        const draft = path.join(folder, `${name}.part`);
        try {
          const file = await fs.open(draft, 'w', 0o600);
          try {
            await file.writeFile(bytes);
            await file.sync();
          } finally {
            await file.close();
          }
          await fs.rename(draft, path.join(folder, name));
        } catch (error) {
          await fs.rm(draft, { force: true });
          throw error;
        }
        await syncFolder(folder);
        return name;
      }),
    get: async (name) => {
      const place = placeOf(folder, name);
      return orUnavailable(async () => new Uint8Array(await fs.readFile(place)));
    },
    delete: async (name) => {
      const place = placeOf(folder, name);
      await orUnavailable(() => fs.rm(place, { force: true }));
    },
  };
}

function placeOf(folder: string, name: string): string {
  checkName(name);
  return path.join(folder, name);
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'ENOENT') throw new FileMissing('There is no such file.');
    throw new FilesUnavailable(`The folder of the files cannot be used (${String(code)}).`, { cause: error });
  }
}

/** The new name is durable only after the folder is synced, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
