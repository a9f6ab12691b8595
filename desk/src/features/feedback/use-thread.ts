import { deskFeedbackThread } from '@kopa/contract/desk/calls/feedback';
import type { DeskThread } from '@kopa/contract/desk/entities';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';

/** One feedback with its board and the borrower's loan; without an id nothing is asked. */
export function useThread(id: string | undefined): UseQueryResult<DeskThread> {
  return useQuery({
    queryKey: queryKeys.feedbackThread(id ?? ''),
    queryFn: id === undefined ? skipToken : ({ signal }) => send(deskFeedbackThread, { id }, { signal }),
  });
}
