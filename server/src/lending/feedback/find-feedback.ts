import type { Policy } from '@kopa/contract';
import {
  feedbackStatuses,
  type FeedbackStatus,
  type FeedbackType,
} from '@kopa/contract/enumerations/feedback';
import { and, count, desc, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { feedbacks, type FeedbackRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';

/** A borrower's own feedback; throws `feedbackNotFound`, also for another borrower's. */
export async function findFeedback(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<FeedbackRow> {
  const [found] = await db.select().from(feedbacks).where(own(userId, id));
  if (!found) throw new CallError('feedbackNotFound');
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockFeedback(tx: Transaction, userId: string, id: string): Promise<FeedbackRow> {
  const [found] = await tx.select().from(feedbacks).where(own(userId, id)).for('update');
  if (!found) throw new CallError('feedbackNotFound');
  return found;
}

function own(userId: string, id: string): SQL | undefined {
  return and(eq(feedbacks.id, id), eq(feedbacks.userId, userId));
}

export interface FeedbackPage {
  status?: FeedbackStatus | undefined;
  /** The last id of the previous page. */
  cursor?: string | null | undefined;
  limit: number;
}

/** A page of a borrower's feedback, newest first, and the cursor of the next page. */
export async function pageOfFeedback(
  db: Database,
  userId: string,
  { status, cursor, limit }: FeedbackPage,
): Promise<{ rows: FeedbackRow[]; nextCursor: string | null }> {
  const after = cursor ? await findFeedback(db, userId, cursor) : null;
  const found = await db
    .select()
    .from(feedbacks)
    .where(
      and(
        eq(feedbacks.userId, userId),
        status && eq(feedbacks.reviewStatus, status),
        after ? lt(feedbacks.position, after.position) : undefined,
      ),
    )
    .orderBy(desc(feedbacks.position))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? rows.at(-1)!.id : null };
}

/** A borrower's open feedback, newest first, of one type or of all. */
export function openFeedback(
  db: Database | Transaction,
  userId: string,
  type?: FeedbackType,
): Promise<{ id: string; reviewStatus: FeedbackStatus }[]> {
  return db
    .select({ id: feedbacks.id, reviewStatus: feedbacks.reviewStatus })
    .from(feedbacks)
    .where(
      and(
        eq(feedbacks.userId, userId),
        ne(feedbacks.reviewStatus, feedbackStatuses.done),
        type && eq(feedbacks.type, type),
      ),
    )
    .orderBy(desc(feedbacks.position));
}

/** Throws `feedbackTooManyOpen` above the policy's number of open feedback, without counting `besides`. */
export async function checkOpen(
  tx: Transaction,
  userId: string,
  { maximumOpen }: Policy['feedback'],
  besides: number,
): Promise<void> {
  const open = await openFeedback(tx, userId);
  if (open.length - besides >= maximumOpen)
    throw new CallError('feedbackTooManyOpen', { data: { maximumOpen } });
}

/** The number of feedback with unseen actions of the platform. */
export async function unseen(db: Database, userId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, userId), gt(feedbacks.platformEvent, feedbacks.seenEvent)));
  return found?.count ?? 0;
}
