import { removeStored, storedKeys } from './stored.ts';

/** What is kept of the lender's answers stands under this, then the borrower, then its name. */
export const keptPrefix = 'kept:';

/** Forgets what was kept, whoever it belongs to: when a session ends. Apart from what reads it, which needs schemas. */
export function forgetKept(): void {
  removeStored(...storedKeys(keptPrefix));
}
