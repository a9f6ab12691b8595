import type { StaffSession } from '@kopa/contract/desk/entities';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/lender/queries.ts';
import { lenderNow, startSessionClock } from '../../shared/session/session-clock.ts';
import { changeSettings } from '../../shared/session/settings.ts';

/**
 * What follows a sign-in: the page goes on where it was, with answers read anew. Another person than `before`
 * finds nothing of theirs.
 */
export function useSignedIn(before: StaffSession | null): (answer: { session: StaffSession }) => void {
  const queries = useQueryClient();
  return ({ session }) => {
    if (before && before.id !== session.id) queries.clear();
    changeSettings({ email: session.email });
    startSessionClock(session);
    queries.setQueryData(queryKeys.start, { session, endedBy: null, serverTime: lenderNow() });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'start' });
  };
}
