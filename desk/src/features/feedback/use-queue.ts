import { deskFeedbackQueue } from '@kopa/contract/desk/calls/feedback';
import type { DeskFeedback } from '@kopa/contract/desk/entities';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { readAnewMs } from '../../shared/session/attention.ts';

/** Whose turn it is: the filter of the queue, in the address. */
export const turns = ['ours', 'theirs', 'done'] as const;
export type Turn = (typeof turns)[number];

/** The filter of the address; `ours` without one. */
export function useTurn(): Turn {
  const [search] = useSearchParams();
  return turns.find((turn) => turn === search.get('turn')) ?? 'ours';
}

/** The feedback of the chosen filter in the order of the promise, part by part. */
export function useQueue(turn: Turn) {
  const query = useInfiniteQuery({
    queryKey: queryKeys.feedbackQueue(turn),
    queryFn: ({ pageParam, signal }) => send(deskFeedbackQueue, { turn, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: readAnewMs,
  });
  const items: readonly DeskFeedback[] | undefined = query.data?.pages.flatMap((page) => page.items);
  return { query, items, counts: query.data?.pages[0]?.counts };
}
