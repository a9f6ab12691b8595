import { useToast } from '@kopa/ui/toast';
import { useEffect } from 'react';
import { navigate } from '../shared/address/navigation.ts';
import { clearOldDrafts } from '../shared/draft/draft.ts';
import { useFailureText } from '../shared/screen/use-failure-text.ts';
import { endsSession, queryClient } from '../shared/lender/queries.ts';
import { sessionLost } from '../shared/session/leave.ts';
import { lenderNow, whenTimeIsKnown } from '../shared/session/calendar.ts';
import { session } from '../shared/session/session.ts';

/**
 * Handles authentication codes of any answer: informs the user once (the reason stays on home and on the
 * login), clears the user's stored data, tells the native app and goes home (S8-05 to S8-08).
 */
export function SessionEnd() {
  const toast = useToast();
  const failureText = useFailureText();
  useEffect(() => {
    clearOldDrafts(0);
    // A phone whose clock is wrong, or was, keeps what was typed.
    whenTimeIsKnown(() => clearOldDrafts(lenderNow()));
  }, []);
  useEffect(() => {
    const ended = (error: unknown) => {
      if (!endsSession(error)) return;
      // Several calls may fail at once; only the first finds a session.
      const isTold = session() !== null || error.failure === 'notLoggedIn';
      sessionLost(isTold ? error.failure : undefined);
      if (isTold) toast(failureText(error), { key: 'session' });
      navigate('/', { replace: true });
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') ended(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') ended(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [toast, failureText]);
  return null;
}
