import { readStored, writeStored } from './stored.ts';

/**
 * Facts about a token, without the token: `left`, the borrower logged out here, although an uninformed native
 * app may offer the token again; `native`, the token came from the native app, which may end its session.
 */
type Mark = 'left' | 'native';

const keyOf = (mark: Mark) => `token:${mark}`;

export function markToken(mark: Mark, token: string): void {
  writeStored(keyOf(mark), digest(token));
}

export function isMarked(mark: Mark, token: string): boolean {
  return readStored(keyOf(mark)) === digest(token);
}

/** A digest that identifies tokens (FNV-1a, twice). */
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
