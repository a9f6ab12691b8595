import { createHmac, randomInt } from 'node:crypto';
import { dayMs } from '@kopa/contract/calendar';
import type { RequestOf } from '@kopa/contract/calls/call';
import type { createFeedback, editFeedback } from '@kopa/contract/calls/feedback';
import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { and, count, eq, gt, ne } from 'drizzle-orm';
import { keyOfBorrower } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { feedbackEvents, feedbacks, type FeedbackRow } from '../../storage/schema/index.ts';
import type { SealingKey } from '../../storage/sealing-key.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { lockBorrower } from '../accounts/users.ts';
import { attachPictures } from './feedback-files.ts';
import { sealedWords } from './feedback-words.ts';
import { checkOpen, lockFeedback } from './find-feedback.ts';
import { moveFeedback } from './move-feedback.ts';

type FilledIn = RequestOf<typeof createFeedback>;
type Rules = Pick<Lender, 'policy' | 'pepper'>;

/**
 * Stores a borrower's feedback at status 1. An identical request while that feedback is open returns the
 * existing one. Throws `invalidInput` with its fields, `feedbackTooManyOpen` and `feedbackTooMuch`.
 */
export async function startFeedback(
  tx: Transaction,
  userId: string,
  filledIn: FilledIn,
  at: number,
  { policy, pepper }: Rules,
): Promise<FeedbackRow> {
  await lockBorrower(tx, userId);
  const requestHash = hashOf(filledIn, pepper);
  const [same] = await tx
    .select()
    .from(feedbacks)
    .where(
      and(
        eq(feedbacks.userId, userId),
        eq(feedbacks.requestHash, requestHash),
        ne(feedbacks.reviewStatus, feedbackStatuses.done),
      ),
    );
  if (same) return same;
  checkFilledIn(filledIn, at, { policy }, null);
  await checkOpen(tx, userId, policy.feedback, 0);
  const [today] = await tx
    .select({ count: count() })
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, userId), gt(feedbacks.createdAt, at - dayMs)));
  if ((today?.count ?? 0) >= policy.feedback.messagesPerDay) throw new CallError('feedbackTooMuch');
  const id = newId();
  const [started] = await tx
    .insert(feedbacks)
    .values({
      id,
      userId,
      ...fieldsOf(await keyOfBorrower(tx, userId), id, filledIn),
      reviewStatus: feedbackStatuses.received,
      createdAt: at,
      waitsSince: at,
      requestHash,
    })
    .returning();
  const { id: feedbackId, reviewStatus: toStatus } = started!;
  await tx.insert(feedbackEvents).values({ feedbackId, event: 'created', author: 'borrower', toStatus, at });
  await attachPictures(tx, { userId, ids: filledIn.receiptImages, feedbackId, at }, policy.feedback);
  return started!;
}

/** Edits unanswered feedback. Throws `feedbackNotFound`, `feedbackAnswered`, and the errors of creation. */
export async function changeFeedback(
  tx: Transaction,
  userId: string,
  { id, ...filledIn }: RequestOf<typeof editFeedback>,
  at: number,
  { policy }: Pick<Rules, 'policy'>,
): Promise<FeedbackRow> {
  const feedback = await lockFeedback(tx, userId, id);
  const details = fieldsOf(await keyOfBorrower(tx, userId), id, filledIn);
  const edited = await moveFeedback(tx, { feedback, event: 'edited', at, details });
  checkFilledIn(filledIn, at, { policy }, feedback);
  await attachPictures(tx, { userId, ids: filledIn.receiptImages, feedbackId: id, at }, policy.feedback);
  return edited;
}

function fieldsOf(key: SealingKey, id: string, { type, appointmentTime = null, ...words }: FilledIn) {
  return { type, appointmentTime, ...sealedWords(key, id, words) };
}

/** Checks that need policy and clock. An earlier requested time may have passed in the meantime. */
function checkFilledIn(
  { appointmentTime = null }: FilledIn,
  at: number,
  { policy }: Pick<Rules, 'policy'>,
  before: FeedbackRow | null,
): void {
  const fields: Record<string, string> = {};
  if (appointmentTime !== null && appointmentTime !== before?.appointmentTime) {
    if (appointmentTime <= at) fields['appointmentTime'] = 'appointmentTime.past';
    else if (appointmentTime > at + policy.feedback.appointmentDays * dayMs)
      fields['appointmentTime'] = 'appointmentTime.late';
  }
  if (Object.keys(fields).length > 0) throw new CallError('invalidInput', { fields });
}

/** A keyed hash: the text could be guessed from a plain hash. */
function hashOf(
  { type, description, contact, appointmentTime = null, receiverAccount, receiptImages }: FilledIn,
  pepper: string,
): string {
  return createHmac('sha256', `feedback|${pepper}`)
    .update(JSON.stringify([type, description, contact, appointmentTime, receiverAccount, receiptImages]))
    .digest('hex');
}

/** Unambiguous letters and digits: the number is read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newId(): string {
  return `F${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
