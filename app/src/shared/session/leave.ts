import { tellNative } from '../bridge/bridge.ts';
import { clearAllDrafts } from '../draft/draft.ts';
import { lockDrafts } from '../draft/locked-drafts.ts';
import type { FailureName } from '../lender/call-error.ts';
import { queryClient } from '../lender/queries.ts';
import { forgetKept } from './forget-kept.ts';
import { endSession, session, startSession, type Session } from './session.ts';
import { markToken } from './token-marks.ts';

/** Logs out: deletes all data of the borrower on this phone and tells the native app (S4-47, S4-48). */
export function leave(): void {
  const left = session();
  if (left) markToken('left', left.token);
  forgetBorrower();
  queryClient.clear();
  tellNative({ action: 'logout' });
}

/**
 * The lender refused the session; `why` is the failure to tell. The drafts are locked until the same
 * borrower's next login.
 */
export function sessionLost(why?: FailureName): void {
  const lost = session();
  if (lost) lockDrafts(lost);
  forgetKept();
  endSession(why);
  queryClient.clear();
  tellNative({ action: 'logout' });
}

/**
 * Starts a confirmed session; the data of another borrower disappears first. Returns whether there was
 * another borrower.
 */
export function enter(login: Session): boolean {
  const before = session();
  const isAnother = before !== null && before.userId !== login.userId;
  if (isAnother) forgetBorrower();
  startSession(login);
  return isAnother;
}

/** Deletes the session and the drafts of the borrower. */
export function forgetBorrower(): void {
  // Before the session, because drafts are found by its borrower.
  clearAllDrafts();
  forgetKept();
  endSession();
}
