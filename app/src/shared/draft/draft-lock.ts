import { readStored, removeStored, writeStored } from '../session/stored.ts';
import { draftPrefix, lockedPrefix } from './draft-names.ts';

/** An encrypted draft: nonce and ciphertext as base64, and the time of the last edit for the retention. */
interface LockedDraft {
  editedAt: number;
  sealed: string;
}

const nonceLength = 12;

/**
 * Stores drafts encrypted with AES-GCM under a key of 256 bits (base64url), each bound to its name. Rejects
 * without WebCrypto and for a key of another length.
 */
export async function lock(
  key: string,
  drafts: readonly (readonly [name: string, draft: unknown])[],
): Promise<void> {
  const aes = await importKey(key);
  await Promise.all(
    drafts.map(async ([name, draft]) => {
      const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
      const text = await crypto.subtle.encrypt(boundTo(name, iv), aes, bytesOf(JSON.stringify(draft)));
      const sealed = base64Of(new Uint8Array([...iv, ...new Uint8Array(text)]));
      writeStored(lockedPrefix + name, { editedAt: timeOf(draft), sealed } satisfies LockedDraft);
    }),
  );
}

/**
 * Decrypts the locked drafts under these storage keys. The returned function stores them, and drops those of
 * another key or name and damaged ones. Never rejects.
 */
export async function unlock(key: string, keys: readonly string[]): Promise<() => void> {
  const aes = await importKey(key).catch(() => null);
  const opened = await Promise.all(
    keys.map(async (stored) => {
      const name = stored.slice(lockedPrefix.length);
      return { name, draft: aes && (await open(aes, name, readStored(stored)).catch(() => null)) };
    }),
  );
  return () => {
    removeStored(...keys);
    for (const { name, draft } of opened) if (draft) writeStored(draftPrefix + name, draft);
  };
}

/** A draft; rejects for another key or name, and for a damaged text. */
async function open(aes: CryptoKey, name: string, locked: unknown): Promise<unknown> {
  const bytes = Uint8Array.from(atob((locked as LockedDraft).sealed), (char) => char.charCodeAt(0));
  const [iv, text] = [bytes.slice(0, nonceLength), bytes.slice(nonceLength)];
  const opened = await crypto.subtle.decrypt(boundTo(name, iv), aes, text);
  return JSON.parse(new TextDecoder().decode(opened));
}

/** The form `jwk` reads base64url without a conversion here. */
async function importKey(key: string): Promise<CryptoKey> {
  const jwk = { kty: 'oct', alg: 'A256GCM', k: key };
  return crypto.subtle.importKey('jwk', jwk, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const boundTo = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(name),
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The last edit of a draft; a draft without a time counts from now. */
function timeOf(draft: unknown): number {
  const at = (draft as { editedAt?: unknown } | null)?.editedAt;
  return typeof at === 'number' ? at : Date.now();
}
