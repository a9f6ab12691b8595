import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { feedbacks, type FeedbackMessageRow, type FeedbackRow } from '../../storage/schema/index.ts';
import type { TellBorrower } from '../accounts/tell-borrower.ts';
import { CallError } from '../call-error.ts';
import { addMessage } from './message-board.ts';
import { moveFeedback } from './move-feedback.ts';

/** Actions of customer service on feedback: answer, ask back, or settle, resolved or not. */
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
 * Executes the action, and informs the borrower of news; the content stays in the app. Another answer to an
 * unread one sends no further message. Throws `feedbackNotFound`, `feedbackOutOfTurn`.
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
    content === undefined ? null : await addMessage(tx, feedback, { author: 'platform', content, at });
  const knows = event === 'answered' && before.platformEvent > before.seenEvent;
  if (!knows) {
    const payload: TellBorrower = { feedbackId: id, message: messages[event] };
    await enqueue(tx, { kind: 'sms', key: `feedback:${id}:${feedback.platformEvent}`, runAt: at, payload });
  }
  return { feedback, message };
}

/** The feedback that waits for the platform, oldest first. */
export function waitingFeedback(db: Database): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedbacks)
    .where(inArray(feedbacks.reviewStatus, [feedbackStatuses.received, feedbackStatuses.processing]))
    .orderBy(asc(feedbacks.position))
    .limit(mostListed);
}
