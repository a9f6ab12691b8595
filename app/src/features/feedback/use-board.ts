import { feedbackDetail, feedbackMessages } from '@kopa/contract/calls/feedback';
import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { forgetLists } from './feedback-calls.ts';
import { isQuiet, nextLook, withEarlier, withNewest, type Board } from './message-board.ts';

/**
 * One feedback and its message board, polled while open and visible (S7-80, S7-86), so that answers appear
 * without a reload. Silence lengthens the interval.
 */
export function useBoard(id: string) {
  const key = queryKeys.feedback(id);
  const quiet = useRef(0);
  const known = () => queryClient.getQueryData<Board>(key);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Board> => {
      const newest = await send(feedbackDetail, { id }, { signal }).catch((error: unknown) => {
        quiet.current += 1;
        throw error;
      });
      quiet.current = isQuiet(known(), newest) ? quiet.current + 1 : 0;
      // Reading clears the red dot.
      if (quiet.current === 0) forgetLists();
      return withNewest(known(), newest);
    },
    refetchInterval: ({ state }) =>
      state.data?.feedback.reviewStatus === feedbackStatuses.done ? false : nextLook(quiet.current),
  });
  const earlier = useMutation({
    mutationFn: (cursor: number) => send(feedbackMessages, { id, cursor, limit: 20 }),
    onSuccess: (page) =>
      queryClient.setQueryData<Board>(key, (board) => (board ? withEarlier(board, page) : undefined)),
  });
  return {
    query,
    earlier,
    /** A message was written: an answer may follow soon. */
    lookSoon: () => {
      quiet.current = 0;
    },
  };
}
