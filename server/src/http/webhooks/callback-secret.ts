import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether the secret part of a webhook's address is the right one; the comparison takes the same time
 * whatever is given.
 */
export function isCallbackSecret(given: string, secret: string): boolean {
  return timingSafeEqual(sha256(given), sha256(secret));
}

const sha256 = (value: string) => createHash('sha256').update(value).digest();
