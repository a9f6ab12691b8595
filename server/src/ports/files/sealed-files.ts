import { hkdfSync } from 'node:crypto';
import { sealBytes, unsealBytes } from '../../storage/seal.ts';
import { FilesUnavailable, type Files } from './files.ts';

/** What every sealed file begins with: no picture does. */
const mark = Buffer.from('KOPA1', 'latin1');

/**
 * Files that nobody reads who has their place alone: AES-256-GCM under a key that follows from the secret (HKDF with SHA-256). A file
 * from before they were sealed is given as it is.
 */
export function sealedFiles(place: Files, secret: string): Files {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kopa files', 32));
  return {
    put: (bytes) => place.put(new Uint8Array(Buffer.concat([mark, sealBytes(bytes, key)]))),
    get: async (name) => {
      const kept = Buffer.from(await place.get(name));
      return isSealed(kept) ? new Uint8Array(open(kept, key)) : new Uint8Array(kept);
    },
    delete: (name) => place.delete(name),
  };
}

function isSealed(kept: Buffer): boolean {
  return kept.subarray(0, mark.length).equals(mark);
}

function open(kept: Buffer, key: Buffer): Buffer {
  try {
    return unsealBytes(kept.subarray(mark.length), key);
  } catch (error) {
    throw new FilesUnavailable('A file was changed, or was sealed under another secret.', { cause: error });
  }
}
