import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../storage/make-folder.ts';
import type { Files } from './files.ts';

const ownName = /^[0-9a-f-]{36}$/;

/** Files in a folder outside of what is served: random names, for the owner's eyes alone, synced before they count. */
export function openDiskFiles(folder: string): Files {
  makeFolder(folder);
  return {
    put: async (bytes) => {
      const name = randomUUID();
      const draft = path.join(folder, `${name}.part`);
      try {
        const file = await fs.open(draft, 'wx', 0o600);
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
    },
    get: async (name) => new Uint8Array(await fs.readFile(placeOf(folder, name))),
    delete: (name) => fs.rm(placeOf(folder, name), { force: true }),
  };
}

function placeOf(folder: string, name: string): string {
  if (!ownName.test(name)) throw new Error(`"${name}" is no name that this place gave to a file.`);
  return path.join(folder, name);
}

/** The new name is in the folder's own record only after that is synced too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
