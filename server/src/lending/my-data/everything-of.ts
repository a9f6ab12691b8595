import type { FeedbackImage } from '@kopa/contract/entities';
import type { DataCategory } from '@kopa/contract/enumerations/my-data';
import { asc, eq, inArray } from 'drizzle-orm';
import { openMessage } from '../../ports/sms/outbox.ts';
import { borrowerKey, mobileHash, mobileOf, readText } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import {
  consentEvents,
  deviceDataUploads,
  disbursements,
  feedbackMessages,
  feedbacks,
  identityChecks,
  orderPhotos,
  orders,
  outbox,
  paymentPromises,
  refunds,
  repayments,
  sessions,
  smsDeliveries,
  users,
  vouchers,
  type FeedbackFileRow,
} from '../../storage/schema/index.ts';
import { appealOf } from '../appeals/find-appeal.ts';
import { feedbackEntities } from '../feedback/feedback-entity.ts';
import { readMessages } from '../feedback/feedback-words.ts';
import { readingOf } from '../identity/read-sides.ts';
import { linesOfLoan } from '../ledger/statement.ts';
import { shownPayout } from '../payout-accounts/payout-account.ts';
import { choicesOf } from '../reminders/reminders.ts';
import { answersOf } from '../sections/questionnaire.ts';
import { latestSections } from '../sections/saved-sections.ts';
import { notesOf } from './borrower-notes.ts';

/** All data of a borrower, by category: the export as it is. Account numbers show their last digits. */
export type Everything = Record<DataCategory, readonly Record<string, unknown>[]>;

/** Reads the data, with the sealed values that the borrower may see; of notes so many of the newest. */
export async function everythingOf(
  tx: Transaction,
  userId: string,
  { newestNotes }: { newestNotes?: number } = {},
): Promise<Everything> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const { language, createdAt } = user!;
  const key = borrowerKey(tx, user!);
  const mobile = mobileOf(tx, user!);
  const hash = mobileHash(tx, mobile);
  const { sections } = await latestSections(tx, userId);
  const own = await tx.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.position));
  const numbers = own.map(({ orderNo }) => orderNo);
  const written = await tx
    .select()
    .from(feedbacks)
    .where(eq(feedbacks.userId, userId))
    .orderBy(asc(feedbacks.position));
  const board = await tx
    .select()
    .from(feedbackMessages)
    .where(
      inArray(
        feedbackMessages.feedbackId,
        written.map(({ id }) => id),
      ),
    )
    .orderBy(asc(feedbackMessages.id));
  const messages = await readMessages(tx, board);
  const photos = await tx
    .select()
    .from(orderPhotos)
    .where(inArray(orderPhotos.orderNo, numbers))
    .orderBy(asc(orderPhotos.id));
  const checks = await tx
    .select()
    .from(identityChecks)
    .where(inArray(identityChecks.orderNo, numbers))
    .orderBy(asc(identityChecks.id));
  const answers: Record<string, unknown>[] = [];
  for (const orderNo of numbers)
    for (const [code, answer] of Object.entries(await answersOf(tx, orderNo)))
      answers.push({ orderNo, code, answer });
  const lines = new Map<string, Awaited<ReturnType<typeof linesOfLoan>>>();
  for (const order of own) lines.set(order.orderNo, await linesOfLoan(tx, order));
  const appealed = new Map<string, Awaited<ReturnType<typeof appealOf>>>();
  for (const orderNo of numbers) appealed.set(orderNo, await appealOf(tx, orderNo));
  const promised = await tx
    .select()
    .from(paymentPromises)
    .where(inArray(paymentPromises.orderNo, numbers))
    .orderBy(asc(paymentPromises.id));
  const photosRead = [];
  for (const { orderNo, kind, mediaType, takenAt, file } of photos)
    photosRead.push({ orderNo, kind, mediaType, takenAt, wasRead: await readingOf(tx, file) });
  return {
    account: [{ mobile, language, createTime: createdAt }],
    personal: sections.personal ? [sections.personal] : [],
    additional: sections.additional ? [sections.additional] : [],
    payout: sections.payout ? [{ ...shownPayout(sections.payout) }] : [],
    photos: photosRead,
    answers,
    orders: own.map((order) => ({
      ...order,
      position: undefined,
      userId: undefined,
      lines: lines.get(order.orderNo),
      appeal: appealed.get(order.orderNo),
      promises: promised
        .filter(({ orderNo }) => orderNo === order.orderNo)
        .map(({ amountCents, byDay, at }) => ({ amountCents, byDay, at })),
      identityChecks: checks
        .filter(({ orderNo }) => orderNo === order.orderNo)
        .map(({ outcome, reasons, requestedAt, settledAt }) => ({
          outcome,
          reasons,
          requestedAt,
          settledAt,
        })),
    })),
    payments: [
      ...(
        await tx
          .select({
            id: disbursements.id,
            orderNo: disbursements.orderNo,
            state: disbursements.state,
            amountCents: disbursements.amountCents,
            mobile: disbursements.mobile,
            receipt: disbursements.receipt,
            createTime: disbursements.createdAt,
          })
          .from(disbursements)
          .where(inArray(disbursements.orderNo, numbers))
          .orderBy(asc(disbursements.createdAt), asc(disbursements.id))
      ).map(({ id, ...row }) => ({ ...row, mobile: readText(key, row.mobile, moneyPlaces.payout(id)) })),
      ...(
        await tx
          .select({
            id: repayments.payOrderId,
            orderNo: repayments.orderNo,
            state: repayments.state,
            amountCents: repayments.amountCents,
            mobile: repayments.mobile,
            receipt: repayments.receipt,
            createTime: repayments.createdAt,
          })
          .from(repayments)
          .where(inArray(repayments.orderNo, numbers))
          .orderBy(asc(repayments.position))
      ).map(({ id, ...row }) => ({ ...row, mobile: readText(key, row.mobile, moneyPlaces.payer(id)) })),
      ...(await tx
        .select({
          orderNo: refunds.orderNo,
          state: refunds.state,
          amountCents: refunds.amountCents,
          receipt: refunds.receipt,
        })
        .from(refunds)
        .where(inArray(refunds.orderNo, numbers))
        .orderBy(asc(refunds.createdAt), asc(refunds.id))),
    ],
    proofs: (
      await tx
        .select({
          id: vouchers.id,
          orderNo: vouchers.orderNo,
          state: vouchers.state,
          amountCents: vouchers.amountCents,
          paidOn: vouchers.paidOn,
          receipt: vouchers.typedReceipt,
        })
        .from(vouchers)
        .where(inArray(vouchers.orderNo, numbers))
        .orderBy(asc(vouchers.position))
    ).map(({ id, receipt, ...row }) => ({
      ...row,
      receipt: receipt === null ? null : readText(key, receipt, moneyPlaces.typedReceipt(id)),
    })),
    feedback: (await feedbackEntities(tx, written, { picture })).map((each) => ({
      ...each,
      messages: messages
        .filter(({ feedbackId }) => feedbackId === each.id)
        .map(({ feedbackId: id, author, content, at }) => ({ id, author, content, at })),
    })),
    notes: (await notesOf(tx, userId, { limit: newestNotes })).map(({ orderNo, text, at }) => ({
      orderNo,
      text,
      at,
    })),
    messages: [
      ...(await tx.select().from(outbox).where(eq(outbox.mobileHash, hash)).orderBy(asc(outbox.id))).map(
        (row) => ({
          text: openMessage(tx, row).text,
          createTime: row.createdAt,
        }),
      ),
      ...(await tx
        .select({ status: smsDeliveries.status, sentAt: smsDeliveries.sentAt })
        .from(smsDeliveries)
        .where(eq(smsDeliveries.mobileHash, hash))
        .orderBy(asc(smsDeliveries.sentAt), asc(smsDeliveries.messageId))),
    ],
    consents: [
      ...(await tx
        .select({
          purpose: consentEvents.purpose,
          given: consentEvents.given,
          version: consentEvents.version,
          language: consentEvents.language,
          text: consentEvents.text,
          at: consentEvents.at,
        })
        .from(consentEvents)
        .where(eq(consentEvents.userId, userId))
        .orderBy(asc(consentEvents.id))),
      ...(await choicesOf(tx, userId)).map((choice) => ({ purpose: 'reminders', ...choice })),
    ],
    phoneData: await tx
      .select({ orderNo: deviceDataUploads.orderNo, kind: deviceDataUploads.kind, at: deviceDataUploads.at })
      .from(deviceDataUploads)
      .where(inArray(deviceDataUploads.orderNo, numbers))
      .orderBy(asc(deviceDataUploads.at), asc(deviceDataUploads.kind)),
    logins: await tx
      .select({ createTime: sessions.createdAt, endedAt: sessions.revokedAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.id)),
  };
}

/** Pictures are listed without addresses, which would be valid for minutes only. */
const picture = ({ id, mediaType, width, height }: FeedbackFileRow): FeedbackImage => ({
  fileId: id,
  mediaType: mediaType as FeedbackImage['mediaType'],
  width,
  height,
  address: '',
});
