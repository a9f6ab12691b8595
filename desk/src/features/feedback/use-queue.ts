import { deskFeedbackQueue } from '@kopa/contract/desk/calls/feedback';
import { useSearchParams } from 'react-router-dom';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useQueuePages } from '../../shared/work/use-queue-pages.ts';

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
  return useQueuePages(queryKeys.feedbackQueue(turn), (cursor, signal) =>
    send(deskFeedbackQueue, { turn, cursor }, { signal }),
  );
}
