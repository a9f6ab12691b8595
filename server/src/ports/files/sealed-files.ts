import { randomUUID } from 'node:crypto';
import type { KeyRing } from '../../storage/key-ring.ts';
import { CannotOpen } from '../../storage/sealing-key.ts';
import { FilesUnavailable, type FilePlace, type Files } from './files.ts';

/** The magic prefixes of sealed files: no picture starts with these bytes. */
const mark = Buffer.from('KOPA2', 'latin1');
/** Before keys had names. */
const unnamedMark = Buffer.from('KOPA1', 'latin1');
/** The name of the key, in bytes. */
const keyLength = 4;

/** Sealed files, which can also be sealed anew. */
export interface SealedFiles extends Files {
  /** Seals a file under the current key; false when the file is so already, or missing. */
  reseal(name: string): Promise<boolean>;
}

/**
 * Files that are unreadable with access to the storage only. A file states its key, and opens under its own
 * name alone. An older, unsealed file is returned unchanged.
 */
export function sealedFiles(place: FilePlace, keys: KeyRing): SealedFiles {
  const put = (bytes: Uint8Array, name: string) => {
    const { id } = keys.current;
    const sealed = keys.current.sealBytes(bytes, placeOf(name));
    return place.put(new Uint8Array(Buffer.concat([mark, Buffer.from(id, 'hex'), sealed])), name);
  };
  return {
    put: (bytes) => put(bytes, randomUUID()),
    get: async (name) => new Uint8Array(open(Buffer.from(await place.get(name)), name, keys)),
    delete: (name) => place.delete(name),
    reseal: async (name) => {
      const kept = Buffer.from(await place.get(name));
      if (startsWith(kept, mark) && keyOf(kept) === keys.current.id) return false;
      await put(open(kept, name, keys), name);
      return true;
    },
  };
}

function open(kept: Buffer, name: string, keys: KeyRing): Buffer {
  try {
    if (startsWith(kept, mark))
      return keys.named(keyOf(kept)).openBytes(kept.subarray(mark.length + keyLength), placeOf(name));
    if (startsWith(kept, unnamedMark)) return keys.openUnnamedFile(kept.subarray(unnamedMark.length));
    return kept;
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    throw new FilesUnavailable(`A photo cannot be opened. ${error.message}`, { cause: error });
  }
}

const placeOf = (name: string) => ({ column: 'files', row: name });

function keyOf(kept: Buffer): string {
  return kept.subarray(mark.length, mark.length + keyLength).toString('hex');
}

function startsWith(kept: Buffer, start: Buffer): boolean {
  return kept.subarray(0, start.length).equals(start);
}
