import type { Feedback, FeedbackImage, FeedbackMessage } from '@kopa/contract/entities';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import {
  feedbackFiles,
  type FeedbackFileRow,
  type FeedbackMessageRow,
  type FeedbackRow,
} from '../../storage/schema/index.ts';
import { actionsOf } from './feedback-machine.ts';
import { readFeedback, readMessages } from './feedback-words.ts';

/** The dependency of the wire form: picture addresses. */
export interface ShowFeedback {
  picture: (file: FeedbackFileRow) => FeedbackImage;
}

/** Feedback in the borrower's wire form, with the pictures of its receipts. */
export async function feedbackEntities(
  db: Database | Transaction,
  rows: readonly FeedbackRow[],
  { picture }: ShowFeedback,
): Promise<Feedback[]> {
  const files = await receiptsOf(db, rows);
  return (await readFeedback(db, rows)).map((row) => ({
    id: row.id,
    type: row.type,
    createTime: row.createdAt,
    description: row.description,
    contact: row.contact,
    appointmentTime: row.appointmentTime,
    receiverAccount: row.receiverAccount || null,
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
  return (await readMessages(db, rows)).map(({ id, number, author, content, at }) => ({
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
