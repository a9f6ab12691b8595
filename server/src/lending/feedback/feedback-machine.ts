import type { ErrorName } from '@kopa/contract';
import {
  feedbackStatuses,
  type FeedbackAction,
  type FeedbackAuthor,
  type FeedbackStatus,
} from '@kopa/contract/enumerations/feedback';
import type { FeedbackRow } from '../../storage/schema/index.ts';

const { received, processing, needReply, done } = feedbackStatuses;

/** The events of existing feedback. */
export type FeedbackEvent =
  | 'edited'
  | 'replied'
  | 'closed'
  | 'reopened'
  | 'rated'
  | 'answered'
  | 'askedBack'
  | 'settled';

/** One row of the machine: the event moves feedback from any of these statuses to the target status. */
export interface FeedbackTransition {
  event: FeedbackEvent;
  /** The allowed actor. */
  author: FeedbackAuthor;
  from: readonly FeedbackStatus[];
  to: FeedbackStatus;
  /** The reason against the event despite a valid status, or `null`. */
  guard?: (feedback: Pick<FeedbackRow, 'rating'>) => ErrorName | null;
}

const open = [received, processing, needReply] as const;
const notRated: FeedbackTransition['guard'] = ({ rating }) => (rating === null ? null : 'feedbackRated');

/**
 * All legal moves (S3-137 to S3-141, S1-28). Unanswered feedback may be edited; closed feedback accepts no
 * messages.
 */
export const feedbackMachine: readonly FeedbackTransition[] = [
  { event: 'edited', author: 'borrower', from: [received], to: received },
  { event: 'replied', author: 'borrower', from: [received], to: received },
  { event: 'replied', author: 'borrower', from: [processing, needReply], to: processing },
  { event: 'closed', author: 'borrower', from: open, to: done },
  { event: 'reopened', author: 'borrower', from: [done], to: processing, guard: notRated },
  { event: 'rated', author: 'borrower', from: [done], to: done, guard: notRated },
  { event: 'answered', author: 'platform', from: open, to: processing },
  { event: 'askedBack', author: 'platform', from: open, to: needReply },
  { event: 'settled', author: 'platform', from: open, to: done },
];

/** The move of an event from a status, if any. */
export function feedbackTransition(
  status: FeedbackStatus,
  event: FeedbackEvent,
): FeedbackTransition | undefined {
  return feedbackMachine.find((row) => row.event === event && row.from.includes(status));
}

const eventOf: Record<FeedbackAction, FeedbackEvent> = {
  edit: 'edited',
  leaveMessage: 'replied',
  close: 'closed',
  reopen: 'reopened',
  rate: 'rated',
};

/** The borrower's current actions on feedback. */
export function actionsOf(feedback: Pick<FeedbackRow, 'reviewStatus' | 'rating'>): FeedbackAction[] {
  return (Object.keys(eventOf) as FeedbackAction[]).filter((action) => {
    const move = feedbackTransition(feedback.reviewStatus, eventOf[action]);
    return move !== undefined && !move.guard?.(feedback);
  });
}
