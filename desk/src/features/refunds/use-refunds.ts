import { deskRefunds } from '@kopa/contract/desk/calls/refunds';
import type { DeskRefund } from '@kopa/contract/desk/entities';
import { useInfiniteQuery } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { readAnewMs } from '../../shared/session/attention.ts';

/** The refunds that wait for a person in the order of the promise, part by part. */
export function useRefunds() {
  const query = useInfiniteQuery({
    queryKey: queryKeys.refundQueue,
    queryFn: ({ pageParam, signal }) => send(deskRefunds, { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: readAnewMs,
  });
  const items: readonly DeskRefund[] | undefined = query.data?.pages.flatMap((page) => page.items);
  return { query, items, counts: query.data?.pages[0]?.counts };
}
