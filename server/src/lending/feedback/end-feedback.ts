import type { Policy } from '@kopa/contract';
import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { feedbackEvents, type FeedbackRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { lockBorrower } from '../accounts/users.ts';
import { checkOpen, lockFeedback } from './find-feedback.ts';
import { moveFeedback } from './move-feedback.ts';

export interface StatusToSet {
  userId: string;
  id: string;
  /** 4 closes, 2 reopens. */
  status: typeof feedbackStatuses.processing | typeof feedbackStatuses.done;
  resolved?: boolean | undefined;
  at: number;
}

/**
 * The borrower closes feedback, resolved or not (S3-141), or reopens closed, unrated feedback. A repeated
 * request changes nothing. Throws `feedbackNotFound`, `feedbackOutOfTurn`, `feedbackRated`,
 * `feedbackTooManyOpen`, and `invalidInput` when closing lacks the resolution.
 */
export async function setStatus(
  tx: Transaction,
  { userId, id, status, resolved, at }: StatusToSet,
  policy: Policy['feedback'],
): Promise<FeedbackRow> {
  await lockBorrower(tx, userId);
  const feedback = await lockFeedback(tx, userId, id);
  const closes = status === feedbackStatuses.done;
  if (closes && resolved === undefined)
    throw new CallError('invalidInput', { fields: { resolved: 'resolved.required' } });
  const last = await lastEvent(tx, id);
  if (last === (closes ? 'closed' : 'reopened') && (!closes || feedback.resolved === resolved))
    return feedback;
  if (closes)
    return moveFeedback(tx, {
      feedback,
      event: 'closed',
      at,
      details: { resolved: resolved! },
      note: { resolved: resolved! },
    });
  // The same text may have been submitted again in the meantime: both stay separate.
  const details = { resolved: null, requestHash: id };
  const reopened = await moveFeedback(tx, { feedback, event: 'reopened', at, details });
  await checkOpen(tx, userId, policy, 1);
  return reopened;
}

/**
 * Rates closed feedback, 1 to 5, once (S1-28). The same rating again changes nothing. Throws
 * `feedbackNotFound`, `feedbackOutOfTurn`, `feedbackRated`.
 */
export async function rate(
  tx: Transaction,
  { userId, id, rating, at }: { userId: string; id: string; rating: number; at: number },
): Promise<FeedbackRow> {
  const feedback = await lockFeedback(tx, userId, id);
  if (feedback.rating === rating) return feedback;
  return moveFeedback(tx, { feedback, event: 'rated', at, details: { rating }, note: { rating } });
}

async function lastEvent(tx: Transaction, feedbackId: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ event: feedbackEvents.event })
    .from(feedbackEvents)
    .where(eq(feedbackEvents.feedbackId, feedbackId))
    .orderBy(desc(feedbackEvents.id))
    .limit(1);
  return last?.event;
}
