import { deskAppealReview, deskAppeals } from '@kopa/contract/desk/calls/appeals';
import type { AppealReview } from '@kopa/contract/desk/appeal-entities';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import type { OpenOrDecided } from '../../shared/work/use-open-or-decided.ts';
import { useQueuePages } from '../../shared/work/use-queue-pages.ts';

/** The appeals of the chosen filter, part by part. */
export function useAppeals(state: OpenOrDecided) {
  return useQueuePages(queryKeys.appealQueue(state), (cursor, signal) =>
    send(deskAppeals, { state, cursor }, { signal }),
  );
}

/** One appeal with the borrower's words. */
export function useAppeal(id: string | undefined): UseQueryResult<AppealReview> {
  return useQuery({
    queryKey: queryKeys.appeal(id ?? ''),
    queryFn: id === undefined ? skipToken : ({ signal }) => send(deskAppealReview, { id }, { signal }),
  });
}
