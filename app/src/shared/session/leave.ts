import { tellNative } from '../bridge/bridge.ts';
import { clearAllDrafts } from '../draft/draft.ts';
import { queryClient } from '../lender/queries.ts';
import { forgetKept } from './forget-kept.ts';
import { endSession, session } from './session.ts';
import { markToken } from './token-marks.ts';

/** Logs out: forgets everything of the borrower on this phone and tells the native app (S4-47, S4-48). */
export function leave(): void {
  const left = session();
  if (left) markToken('left', left.token);
  forgetBorrower();
  queryClient.clear();
  tellNative({ action: 'logout' });
}

/** The session ended elsewhere. What was typed stays for when the same borrower is back; drafts belong to a borrower. */
export function sessionLost(): void {
  forgetKept();
  endSession();
  queryClient.clear();
  tellNative({ action: 'logout' });
}

/** Nothing of the borrower stays stored: neither the session nor what was typed. */
export function forgetBorrower(): void {
  // Drafts are found by who is logged in.
  clearAllDrafts();
  forgetKept();
  endSession();
}
