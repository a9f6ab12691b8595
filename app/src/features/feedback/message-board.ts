import type { Feedback, FeedbackMessage } from '@kopa/contract/entities';

/** One feedback with the messages of its board that are known, in reading order. */
export interface Board {
  feedback: Feedback;
  messageList: FeedbackMessage[];
  /** Gives the messages before these; `null` when these are the first. */
  nextCursor: number | null;
}

/**
 * The newest page over what was known: earlier pages that were opened stay. When more has come than fits a page, what was known
 * no longer joins on, and the newest page stands alone.
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

/** The page before, in front of what is known. */
export function withEarlier(known: Board, page: Pick<Board, 'messageList' | 'nextCursor'>): Board {
  const first = known.messageList[0]?.number ?? Infinity;
  const earlier = page.messageList.filter(({ number }) => number < first);
  return { ...known, messageList: [...earlier, ...known.messageList], nextCursor: page.nextCursor };
}

/** A message that was sent, at the end; once, also when the board has brought it meanwhile. */
export function withSent(known: Board, feedback: Feedback, message: FeedbackMessage): Board {
  const others = known.messageList.filter(({ number }) => number !== message.number);
  return { ...known, feedback, messageList: [...others, message].sort((a, b) => a.number - b.number) };
}

/** Whether nothing happened between two looks. */
export function isQuiet(before: Board | undefined, now: Board): boolean {
  return (
    before !== undefined &&
    before.messageList.at(-1)?.number === now.messageList.at(-1)?.number &&
    before.feedback.reviewStatus === now.feedback.reviewStatus
  );
}

const soonest = 5_000;
const latest = 60_000;

/** When to look for new messages again, in ms: after five seconds, later the longer nothing comes, at last once a minute. */
export function nextLook(quietLooks: number): number {
  return Math.min(latest, Math.round(soonest * 1.5 ** quietLooks));
}
