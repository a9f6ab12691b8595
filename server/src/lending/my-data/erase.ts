import type { Market } from '@kopa/contract';
import { mayCancel } from '@kopa/contract/order-steps';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { mobileHash, mobileOf } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { keysOf } from '../../storage/key-ring.ts';
import {
  appeals,
  borrowerNotes,
  feedbackFiles,
  feedbackMessages,
  feedbacks,
  idempotencyKeys,
  orderAnswers,
  identityChecks,
  orderPhotos,
  photoReadings,
  orders,
  orderSections,
  outbox,
  portalLinks,
  reminderChoices,
  remindersSent,
  retainedRecords,
  sessions,
  smsDeliveries,
  users,
  userSections,
  verificationCodes,
  voucherImages,
} from '../../storage/schema/index.ts';
import { advance } from '../orders/advance.ts';
import { endSteps } from '../orders/order-machine.ts';
import { sectionsOf } from '../sections/saved-sections.ts';
import { forgetUploads } from '../uploads/uploads.ts';
import { forgetMoneysPeople } from './forget-money.ts';
import { keepUntil, lent } from './what-stays.ts';

/**
 * Erases a borrower: deletes typed data, photos and messages, and the key of what the files of the database
 * still hold of them; ends the login, and frees the number for a new account. The books, the moves of orders
 * and the consents stay under the account's random id. The borrower of each disbursed loan stays sealed until
 * its retention day (POCAMLA). An open application is cancelled. Returns the names of files to delete after
 * the commit.
 */
export async function erase(
  tx: Transaction,
  userId: string,
  { at, market }: { at: number; market: Market },
): Promise<string[]> {
  await tx.execute(sql`select set_config('kopa.erasing', 'on', true)`);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  const mobile = mobileOf(tx, user!);
  const hash = mobileHash(tx, mobile);
  const own = await tx.select().from(orders).where(eq(orders.userId, userId));
  const numbers = own.map(({ orderNo }) => orderNo);
  for (const { orderNo, step } of own)
    if (!endSteps.includes(step) && mayCancel(step, 'untilMoneyDrawn'))
      await advance(tx, { orderNo, event: 'cancelled', at, note: { reason: 'otherReason' } });
  for (const order of await lent(tx, userId)) {
    const { personal, payout } = await sectionsOf(tx, order.orderNo);
    const { orderNo } = order;
    const keys = keysOf(tx);
    const sealed = keys.seal({ mobile, personal, payout }, retainedPlace(orderNo));
    await tx.insert(retainedRecords).values({ orderNo, sealed, keepUntil: keepUntil(order, at, market) });
  }
  const files = await filesOf(tx, userId, numbers);
  await forgetApplications(tx, userId, numbers);
  await forgetFeedback(tx, userId);
  const uploaded = await forgetUploads(tx, userId);
  await tx.update(borrowerNotes).set({ text: '' }).where(eq(borrowerNotes.userId, userId));
  await forgetMoneysPeople(tx, user!, numbers);
  await tx.delete(reminderChoices).where(eq(reminderChoices.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx
    .delete(idempotencyKeys)
    .where(or(eq(idempotencyKeys.owner, userId), eq(idempotencyKeys.userId, userId)));
  await tx.delete(verificationCodes).where(eq(verificationCodes.mobileHash, hash));
  await tx.delete(outbox).where(eq(outbox.mobileHash, hash));
  await tx.delete(smsDeliveries).where(eq(smsDeliveries.mobileHash, hash));
  await tx.update(users).set({ key: '', mobile: '', mobileHash: null }).where(eq(users.id, userId));
  await tx.execute(sql`select set_config('kopa.erasing', 'off', true)`);
  return [...files, ...uploaded];
}

/** The place of a retained record. */
export const retainedPlace = (orderNo: string) => ({ column: 'retained_records.sealed', row: orderNo });

async function filesOf(tx: Transaction, userId: string, numbers: readonly string[]): Promise<string[]> {
  const photos = await tx
    .select({ file: orderPhotos.file })
    .from(orderPhotos)
    .where(inArray(orderPhotos.orderNo, [...numbers]));
  const receipts = await tx
    .select({ file: voucherImages.file })
    .from(voucherImages)
    .where(eq(voucherImages.userId, userId));
  const pictures = await tx
    .select({ file: feedbackFiles.file })
    .from(feedbackFiles)
    .where(eq(feedbackFiles.userId, userId));
  return [...new Set([...photos, ...receipts, ...pictures].map(({ file }) => file))];
}

async function forgetApplications(
  tx: Transaction,
  userId: string,
  numbers: readonly string[],
): Promise<void> {
  await tx.delete(userSections).where(eq(userSections.userId, userId));
  await tx.delete(voucherImages).where(eq(voucherImages.userId, userId));
  for (const orderNo of numbers) {
    await tx.delete(orderSections).where(eq(orderSections.orderNo, orderNo));
    await tx.delete(orderAnswers).where(eq(orderAnswers.orderNo, orderNo));
    await tx.delete(orderPhotos).where(eq(orderPhotos.orderNo, orderNo));
    await tx.delete(photoReadings).where(eq(photoReadings.orderNo, orderNo));
    await tx.delete(identityChecks).where(eq(identityChecks.orderNo, orderNo));
    await tx.update(appeals).set({ text: '' }).where(eq(appeals.orderNo, orderNo));
    await tx.delete(remindersSent).where(eq(remindersSent.orderNo, orderNo));
    await tx.delete(portalLinks).where(eq(portalLinks.orderNo, orderNo));
  }
}

async function forgetFeedback(tx: Transaction, userId: string): Promise<void> {
  const own = await tx.select({ id: feedbacks.id }).from(feedbacks).where(eq(feedbacks.userId, userId));
  await tx.delete(feedbackFiles).where(eq(feedbackFiles.userId, userId));
  for (const { id } of own) {
    await tx.update(feedbackMessages).set({ content: '' }).where(eq(feedbackMessages.feedbackId, id));
    await tx
      .update(feedbacks)
      .set({ description: '', contact: '', receiverAccount: null, reviewStatus: 4, requestHash: id })
      .where(eq(feedbacks.id, id));
  }
}
