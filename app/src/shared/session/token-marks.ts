import { readStored, writeStored } from './stored.ts';

/**
 * What this phone notes of a token without keeping it: `left`, the borrower logged out of it here, though a native app that has not heard of it
 * may still offer it; `native`, it came from the native app, which may end it.
 */
type Mark = 'left' | 'native';

const keyOf = (mark: Mark) => `token:${mark}`;

export function markToken(mark: Mark, token: string): void {
  writeStored(keyOf(mark), digest(token));
}

export function isMarked(mark: Mark, token: string): boolean {
  return readStored(keyOf(mark)) === digest(token);
}

/** Tells tokens apart (FNV-1a, twice). */
function digest(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x01000193;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b) + 1;
  }
  return `${first >>> 0}.${second >>> 0}`;
}
