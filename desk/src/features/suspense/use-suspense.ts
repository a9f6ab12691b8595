import { deskSuspense, deskSuspenseReview } from '@kopa/contract/desk/calls/suspense';
import type { SuspenseReview } from '@kopa/contract/desk/suspense-entities';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useQueuePages } from '../../shared/work/use-queue-pages.ts';

/** The payments in suspense in the order of the promise, part by part. */
export function useSuspense() {
  return useQueuePages(queryKeys.suspenseQueue, (cursor, signal) =>
    send(deskSuspense, { cursor }, { signal }),
  );
}

/** One payment beside the loans that it may belong to; `orderNo` is looked for, too. */
export function useSuspended(
  id: string | undefined,
  orderNo: string | undefined,
): UseQueryResult<SuspenseReview> {
  return useQuery({
    queryKey: queryKeys.suspended(id ?? '', orderNo ?? ''),
    queryFn:
      id === undefined
        ? skipToken
        : ({ signal }) => send(deskSuspenseReview, { id, ...(orderNo && { orderNo }) }, { signal }),
    // While another order is looked for.
    placeholderData: (before) => (before?.item.id === id ? before : undefined),
    retry: false,
  });
}
