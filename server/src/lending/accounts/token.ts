import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits: of a session, or of a link for one person. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database stores of a token: its SHA-256 in hexadecimal digits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
