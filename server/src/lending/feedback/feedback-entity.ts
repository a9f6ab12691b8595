import type { Feedback, FeedbackImage, FeedbackMessage } from '@kopa/contract/entities';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import {
  feedbackFiles,
  type FeedbackFileRow,
  type FeedbackMessageRow,
  type FeedbackRow,
} from '../../storage/schema/index.ts';
import { keysOf } from '../../storage/key-ring.ts';
import { CannotOpen, type Sealed } from '../../storage/sealing-key.ts';
import { actionsOf } from './feedback-machine.ts';

/** The dependency of the wire form: picture addresses. */
export interface ShowFeedback {
  picture: (file: FeedbackFileRow) => FeedbackImage;
}

const placeOf = (id: string) => ({ column: 'feedbacks.receiver_account', row: id });

/** A stored receiver account; `null` without one. */
export function keptAccount(tx: Transaction, id: string, account: string): Sealed | null {
  return account === '' ? null : keysOf(tx).seal(account, placeOf(id));
}

/** Feedback in the borrower's wire form, with the pictures of its receipts. */
export async function feedbackEntities(
  db: Database | Transaction,
  rows: readonly FeedbackRow[],
  { picture }: ShowFeedback,
): Promise<Feedback[]> {
  const files = await receiptsOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    createTime: row.createdAt,
    description: row.description,
    contact: row.contact,
    appointmentTime: row.appointmentTime,
    receiverAccount: opened(db, row),
    receiptImages: files.filter(({ feedbackId }) => feedbackId === row.id).map(picture),
    reviewStatus: row.reviewStatus,
    resolved: row.resolved,
    rating: row.rating,
    redDot: row.platformEvent > row.seenEvent,
    actions: actionsOf(row),
  }));
}

/** The wire form of one feedback. */
export async function feedbackEntity(
  db: Database | Transaction,
  row: FeedbackRow,
  show: ShowFeedback,
): Promise<Feedback> {
  const [entity] = await feedbackEntities(db, [row], show);
  return entity!;
}

/** Messages in the wire form. */
export async function messageEntities(
  db: Database | Transaction,
  rows: readonly FeedbackMessageRow[],
  { picture }: ShowFeedback,
): Promise<FeedbackMessage[]> {
  const ids = rows.map(({ id }) => id);
  const files =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(feedbackFiles)
          .where(inArray(feedbackFiles.messageId, ids))
          .orderBy(asc(feedbackFiles.place));
  return rows.map(({ id, number, author, content, at }) => ({
    number,
    author,
    content,
    createTime: at,
    images: files.filter(({ messageId }) => messageId === id).map(picture),
  }));
}

async function receiptsOf(
  db: Database | Transaction,
  rows: readonly FeedbackRow[],
): Promise<FeedbackFileRow[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .select()
    .from(feedbackFiles)
    .where(and(inArray(feedbackFiles.feedbackId, ids), isNull(feedbackFiles.messageId)))
    .orderBy(asc(feedbackFiles.place));
}

/** A value sealed with another secret is lost, and must not hide the remaining values. */
function opened(db: Database | Transaction, { id, receiverAccount }: FeedbackRow): string | null {
  if (receiverAccount === null) return null;
  try {
    return String(keysOf(db).open(receiverAccount, placeOf(id), 'feedbackReceiverAccount'));
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return null;
  }
}
