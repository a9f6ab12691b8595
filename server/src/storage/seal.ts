import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/**
 * A value that is unreadable with access to the database only: AES-256-GCM under a separate key per purpose.
 */
export function seal(value: unknown, purpose: string, secret: string): string {
  return sealBytes(Buffer.from(JSON.stringify(value), 'utf8'), keyOf(purpose, secret)).toString('base64');
}

/** The unsealed value; throws for another secret or purpose, and for an altered text. */
export function unseal(text: string, purpose: string, secret: string): unknown {
  return JSON.parse(unsealBytes(Buffer.from(text, 'base64'), keyOf(purpose, secret)).toString('utf8'));
}

/** Bytes under AES-256-GCM with a key of 32 bytes: nonce, tag and ciphertext. */
export function sealBytes(bytes: Uint8Array, key: Buffer): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The unsealed bytes; throws for another key, and for altered bytes. */
export function unsealBytes(bytes: Buffer, key: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength));
  cipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([cipher.update(bytes.subarray(ivLength + tagLength)), cipher.final()]);
}

function keyOf(purpose: string, secret: string): Buffer {
  return createHash('sha256').update(`${purpose}|${secret}`).digest();
}
