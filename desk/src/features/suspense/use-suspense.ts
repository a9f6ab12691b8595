import { deskSuspense, deskSuspenseReview } from '@kopa/contract/desk/calls/suspense';
import type { DeskSuspended, SuspenseReview } from '@kopa/contract/desk/suspense-entities';
import { skipToken, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { readAnewMs } from '../../shared/session/attention.ts';

/** The payments in suspense in the order of the promise, part by part. */
export function useSuspense() {
  const query = useInfiniteQuery({
    queryKey: queryKeys.suspenseQueue,
    queryFn: ({ pageParam, signal }) => send(deskSuspense, { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: readAnewMs,
  });
  const items: readonly DeskSuspended[] | undefined = query.data?.pages.flatMap((page) => page.items);
  return { query, items, counts: query.data?.pages[0]?.counts };
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
