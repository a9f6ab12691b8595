import type { Feedback, FeedbackMessage } from '@kopa/contract/entities';

/** One feedback with the loaded messages, in reading order. */
export interface Board {
  feedback: Feedback;
  messageList: FeedbackMessage[];
  /** Cursor of the earlier messages; `null` at the beginning. */
  nextCursor: number | null;
}

/**
 * Merges the newest page: loaded earlier pages stay. When more messages arrived than fit a page, the pages no
 * longer connect, and the newest page stands alone.
 */
export function withNewest(known: Board | undefined, newest: Board): Board {
  const first = newest.messageList[0];
  const last = known?.messageList.at(-1);
  if (!known || !first || !last || newest.nextCursor === null || last.number < first.number - 1)
    return newest;
  const earlier = known.messageList.filter(({ number }) => number < first.number);
  if (earlier.length === 0) return newest;
  return { ...newest, messageList: [...earlier, ...newest.messageList], nextCursor: known.nextCursor };
}

/** Prepends an earlier page. */
export function withEarlier(known: Board, page: Pick<Board, 'messageList' | 'nextCursor'>): Board {
  const first = known.messageList[0]?.number ?? Infinity;
  const earlier = page.messageList.filter(({ number }) => number < first);
  return { ...known, messageList: [...earlier, ...known.messageList], nextCursor: page.nextCursor };
}

/** Appends a sent message; once, also when the board already has the message. */
export function withSent(known: Board, feedback: Feedback, message: FeedbackMessage): Board {
  const others = known.messageList.filter(({ number }) => number !== message.number);
  return { ...known, feedback, messageList: [...others, message].sort((a, b) => a.number - b.number) };
}

/** Whether two versions are equal. */
export function isQuiet(before: Board | undefined, now: Board): boolean {
  return (
    before !== undefined &&
    before.messageList.at(-1)?.number === now.messageList.at(-1)?.number &&
    before.feedback.reviewStatus === now.feedback.reviewStatus
  );
}

const soonest = 5_000;
const latest = 60_000;

/**
 * Interval until the next query for new messages, in ms: first five seconds, growing with silence up to one
 * minute.
 */
export function nextLook(quietLooks: number): number {
  return Math.min(latest, Math.round(soonest * 1.5 ** quietLooks));
}
