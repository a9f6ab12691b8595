import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { feedbacks, type FeedbackMessageRow, type FeedbackRow } from '../../storage/schema/index.ts';
import type { TellBorrower } from '../accounts/tell-borrower.ts';
import { CallError } from '../call-error.ts';
import { addMessage } from './message-board.ts';
import { moveFeedback } from './move-feedback.ts';

/** What customer service does with feedback: answers it, asks back, or settles it, resolved or not. */
export type SupportAct =
  | { event: 'answered' | 'askedBack'; content: string }
  | { event: 'settled'; resolved: boolean; content?: string | undefined };

const messages = {
  answered: 'feedbackAnswered',
  askedBack: 'feedbackAsked',
  settled: 'feedbackDone',
} as const;
const mostListed = 100;

/**
 * Does it, and tells the borrower that there is something to read; what it is stands in the app alone. An answer beside one that was
 * not read yet is not told of again. Throws `feedbackNotFound`, `feedbackOutOfTurn`.
 */
export async function actOnFeedback(
  tx: Transaction,
  id: string,
  act: SupportAct,
  at: number,
): Promise<{ feedback: FeedbackRow; message: FeedbackMessageRow | null }> {
  const [before] = await tx.select().from(feedbacks).where(eq(feedbacks.id, id)).for('update');
  if (!before) throw new CallError('feedbackNotFound');
  const { event, content } = act;
  const resolved: { resolved?: boolean } = act.event === 'settled' ? { resolved: act.resolved } : {};
  const feedback = await moveFeedback(tx, { feedback: before, event, at, details: resolved, note: resolved });
  const message =
    content === undefined ? null : await addMessage(tx, { feedbackId: id, author: 'platform', content, at });
  const knows = event === 'answered' && before.platformEvent > before.seenEvent;
  if (!knows) {
    const payload: TellBorrower = { feedbackId: id, message: messages[event] };
    await enqueue(tx, { kind: 'sms', key: `feedback:${id}:${feedback.platformEvent}`, runAt: at, payload });
  }
  return { feedback, message };
}

/** The feedback that waits for the platform, the oldest first. */
export function waitingFeedback(db: Database): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedbacks)
    .where(inArray(feedbacks.reviewStatus, [feedbackStatuses.received, feedbackStatuses.processing]))
    .orderBy(asc(feedbacks.position))
    .limit(mostListed);
}
