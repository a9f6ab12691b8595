import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A value as nobody reads it who has the database alone: AES-256-GCM under a key of its own for each purpose. */
export function seal(value: unknown, purpose: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** What was sealed; throws for another secret or purpose, and for a text that was changed. */
export function unseal(text: string, purpose: string, secret: string): unknown {
  const bytes = Buffer.from(text, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', keyOf(purpose, secret), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8'));
}

function keyOf(purpose: string, secret: string): Buffer {
  return createHash('sha256').update(`${purpose}|${secret}`).digest();
}
