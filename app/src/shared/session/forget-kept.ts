import { removeStored, storedKeys } from './stored.ts';

/** The storage prefix of kept answers: this, then the borrower, then the answer's name. */
export const keptPrefix = 'kept:';

/**
 * Deletes all kept answers of all borrowers: at the end of a session. Separate from the reader, which needs
 * schemas.
 */
export function forgetKept(): void {
  removeStored(...storedKeys(keptPrefix));
}
