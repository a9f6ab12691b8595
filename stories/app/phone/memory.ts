import type { UserInfo } from '@kopa/contract/entities';
import type { FailureName } from '../../../app/src/shared/lender/call-error.ts';
import { queryClient } from '../../../app/src/shared/lender/queries.ts';
import { keptPhotosCache } from '../../../app/src/shared/session/forget-kept.ts';
import { patience } from '../../../app/src/shared/screen/use-patience.ts';
import { endSession, startSession } from '../../../app/src/shared/session/session.ts';
import { keepTypedNumber } from '../../../app/src/shared/session/typed-number.ts';

/**
 * Deletes the state of the previous story: its session, its cache, the typed number, its storage and its
 * photos on their way.
 * Storybook's own entries stay.
 */
export async function forgetPhone(): Promise<void> {
  endSession();
  keepTypedNumber('');
  queryClient.clear();
  const { queries, ...others } = queryClient.getDefaultOptions();
  // As often as on a phone, but without the waits between.
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  for (const key of Object.keys(localStorage)) if (!/storybook/.test(key)) localStorage.removeItem(key);
  Object.assign(patience, { said: 0, wayOn: 60_000 });
  await caches.delete(keptPhotosCache);
}

/** A borrower is logged in. */
export function signIn({ userId, mobile }: UserInfo): void {
  startSession({ token: 'story', userId, mobile });
}

/** The lender has ended the session; the next story knows nothing of it. Returns the undo function. */
export function loseSession(why: FailureName): () => void {
  endSession(why);
  return () => startSession({ token: 'story', userId: '', mobile: '' });
}
