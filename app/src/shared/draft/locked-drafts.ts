import type { Session } from '../session/session.ts';
import { readStored, removeStored, storedKeys } from '../session/stored.ts';
import { draftPrefix, lockedPrefix } from './draft-names.ts';

/** The borrower's id, and the lender's key for this borrower's drafts. */
export type Owner = Pick<Session, 'userId' | 'draftKey'>;

/** Ends when the drafts of the last refused session are locked. */
let locking: Promise<unknown> = Promise.resolve();

/**
 * Locks all drafts of a refused session: readable drafts leave the storage at once, and return encrypted
 * under the lender's key, which the phone forgets. Without a key or WebCrypto they are deleted.
 */
export function lockDrafts({ userId, draftKey }: Owner): void {
  const keys = storedKeys(`${draftPrefix}${userId}:`);
  const drafts = keys.map((key) => [key.slice(draftPrefix.length), readStored(key)] as const);
  removeStored(...keys);
  if (draftKey && drafts.length > 0)
    locking = import('./draft-lock.ts').then(({ lock }) => lock(draftKey, drafts)).catch(() => undefined);
}

const nothing = () => undefined;

/**
 * Opens the locked drafts of a borrower whom the lender has confirmed. The returned function stores the
 * drafts after the start of the session. Drafts that the key does not open are dropped; drafts of other
 * borrowers stay locked.
 */
export async function unlockDrafts(owner: Owner): Promise<() => void> {
  await locking;
  const keys = storedKeys(`${lockedPrefix}${owner.userId}:`);
  if (keys.length === 0) return nothing;
  // Without a connection the drafts stay locked until a later login.
  return import('./draft-lock.ts').then(
    ({ unlock }) => unlock(owner.draftKey ?? '', keys),
    () => nothing,
  );
}
