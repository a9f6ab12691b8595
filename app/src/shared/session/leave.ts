import { tellNative } from '../bridge/bridge.ts';
import { clearAllDrafts } from '../draft/draft.ts';
import { queryClient } from '../lender/queries.ts';
import { forgetKept } from './forget-kept.ts';
import { endSession, session } from './session.ts';
import { markToken } from './token-marks.ts';

/** Logs out: deletes all data of the borrower on this phone and tells the native app (S4-47, S4-48). */
export function leave(): void {
  const left = session();
  if (left) markToken('left', left.token);
  forgetBorrower();
  queryClient.clear();
  tellNative({ action: 'logout' });
}

/** The session ended elsewhere. Drafts stay for the same borrower's return. */
export function sessionLost(): void {
  forgetKept();
  endSession();
  queryClient.clear();
  tellNative({ action: 'logout' });
}

/** Deletes the session and the drafts of the borrower. */
export function forgetBorrower(): void {
  // Before the session, because drafts are found by its borrower.
  clearAllDrafts();
  forgetKept();
  endSession();
}
