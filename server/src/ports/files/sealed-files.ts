import { hkdfSync } from 'node:crypto';
import { sealBytes, unsealBytes } from '../../storage/seal.ts';
import { FilesUnavailable, type Files } from './files.ts';

/** The magic prefix of sealed files: no picture starts with these bytes. */
const mark = Buffer.from('KOPA1', 'latin1');

/**
 * Files that are unreadable with access to the storage only: AES-256-GCM under a key derived from the secret
 * (HKDF with SHA-256). An older, unsealed file is returned unchanged.
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
