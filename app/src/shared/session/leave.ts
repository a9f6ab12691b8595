import { tellNative } from '../bridge/bridge.ts';
import { clearAllDrafts } from '../draft/draft.ts';
import { queryClient } from '../lender/queries.ts';
import { endSession } from './session.ts';

/** Logs out: forgets everything of the borrower on this phone and tells the native app (S4-47, S4-48). */
export function leave(): void {
  // Drafts are found by who is logged in.
  clearAllDrafts();
  endSession();
  queryClient.clear();
  tellNative({ action: 'logout' });
}

/** The session ended elsewhere. What was typed stays for when the same borrower is back; drafts belong to a borrower. */
export function sessionLost(): void {
  endSession();
  queryClient.clear();
  tellNative({ action: 'logout' });
}
