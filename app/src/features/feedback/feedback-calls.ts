import { feedbackCanHandle, feedbackList, feedbackNotHandle } from '@kopa/contract/calls/feedback';
import type { Feedback } from '@kopa/contract/entities';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import type { Board } from './message-board.ts';

/** All of the borrower's feedback, newest first, by page (S7-83). */
export function useFeedbackList() {
  return useInfiniteQuery({
    queryKey: queryKeys.feedbackList,
    queryFn: ({ pageParam }) => send(feedbackList, { cursor: pageParam, limit: 20 }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Whether the borrower can send another one (S7-81). */
export function useRoomForFeedback(wanted: boolean) {
  return useQuery({
    queryKey: queryKeys.feedbackRoom,
    queryFn: () => send(feedbackCanHandle, {}),
    enabled: wanted,
  });
}

/** The open feedback of one type, '1' to '7' (S7-78). */
export function useOpenFeedback(type: string, wanted: boolean) {
  return useQuery({
    queryKey: queryKeys.feedbackOpen(type),
    queryFn: () => send(feedbackNotHandle, { type: Number(type) as Feedback['type'] }),
    enabled: wanted && type !== '',
  });
}

/** Caches feedback from a command's answer; an older answer in flight is ignored. */
export async function keepFeedback(feedback: Feedback): Promise<void> {
  const key = queryKeys.feedback(feedback.id);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<Board>(key, (known) =>
    known ? { ...known, feedback } : { feedback, messageList: [], nextCursor: null },
  );
  forgetLists();
}

/** Invalidates everything derived from feedback: the list, the red dot, the open feedback. */
export function forgetLists(): void {
  for (const queryKey of [
    queryKeys.feedbackList,
    queryKeys.feedbackRedDot,
    queryKeys.feedbackRoom,
    queryKeys.feedbackOpen('').slice(0, 2),
  ])
    void queryClient.invalidateQueries({ queryKey });
}
