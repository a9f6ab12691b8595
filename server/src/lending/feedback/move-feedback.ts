import type { FeedbackStatus } from '@kopa/contract/enumerations/feedback';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { feedbackEvents, feedbacks, type FeedbackRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { feedbackTransition, type FeedbackEvent } from './feedback-machine.ts';

/** The columns that a move may write beside the status. */
type FeedbackDetails = Partial<
  Pick<
    FeedbackRow,
    | 'type'
    | 'description'
    | 'contact'
    | 'appointmentTime'
    | 'receiverAccount'
    | 'resolved'
    | 'rating'
    | 'requestHash'
  >
>;

export interface FeedbackMove {
  /** Locked by the caller's transaction. */
  feedback: FeedbackRow;
  event: FeedbackEvent;
  /** Time of the event, in epoch milliseconds. */
  at: number;
  details?: FeedbackDetails;
  /** Data of the event only. Nothing personal. */
  note?: { resolved?: boolean; rating?: number };
}

/**
 * Moves feedback along its machine: one conditional update and one event row, in the caller's transaction. An
 * action of the platform sets the red dot. Throws `feedbackOutOfTurn` with the current status,
 * `feedbackAnswered` for a late edit, or the error of the move's guard.
 */
export async function moveFeedback(
  tx: Transaction,
  { feedback, event, at, details = {}, note = {} }: FeedbackMove,
): Promise<FeedbackRow> {
  const { id: feedbackId, reviewStatus: fromStatus } = feedback;
  const move = feedbackTransition(fromStatus, event);
  if (!move) throw outOfTurn(event, fromStatus);
  const refused = move.guard?.(feedback);
  if (refused) throw new CallError(refused, { data: { reviewStatus: fromStatus } });
  const { author, to: toStatus } = move;
  const [written] = await tx
    .insert(feedbackEvents)
    .values({ feedbackId, event, author, fromStatus, toStatus, at, details: note })
    .returning({ id: feedbackEvents.id });
  const [after] = await tx
    .update(feedbacks)
    .set({
      ...details,
      reviewStatus: toStatus,
      waitsSince: waitsAfter(feedback, event, at),
      ...(author === 'platform' && { platformEvent: written!.id }),
    })
    .where(and(eq(feedbacks.id, feedbackId), eq(feedbacks.reviewStatus, fromStatus)))
    .returning();
  if (!after) throw outOfTurn(event, fromStatus);
  return after;
}

/** Since when the lender owes an answer: the borrower's first unanswered word, not the latest. */
function waitsAfter(
  { waitsSince }: Pick<FeedbackRow, 'waitsSince'>,
  event: FeedbackEvent,
  at: number,
): number | null {
  if (event === 'replied' || event === 'reopened') return waitsSince ?? at;
  return event === 'edited' ? waitsSince : null;
}

function outOfTurn(event: FeedbackEvent, reviewStatus: FeedbackStatus): CallError {
  return new CallError(event === 'edited' ? 'feedbackAnswered' : 'feedbackOutOfTurn', {
    data: { reviewStatus },
  });
}
