import type { Policy } from '@kopa/contract';
import { dayMs } from '@kopa/contract/calendar';
import type { FeedbackAuthor } from '@kopa/contract/enumerations/feedback';
import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import {
  feedbackFiles,
  feedbackMessages,
  feedbacks,
  type FeedbackMessageRow,
  type FeedbackRow,
} from '../../storage/schema/index.ts';
import { keyOfBorrower } from '../../storage/borrower-keys.ts';
import { CallError } from '../call-error.ts';
import { lockBorrower } from '../accounts/users.ts';
import { attachPictures } from './feedback-files.ts';
import { readMessages, sealedContent } from './feedback-words.ts';
import { lockFeedback } from './find-feedback.ts';
import { moveFeedback } from './move-feedback.ts';

/** A double tap, or a repeated request without a key. */
const twiceMs = 60_000;

export interface MessageToLeave {
  userId: string;
  id: string;
  content: string;
  images: readonly string[];
  at: number;
}

/**
 * Writes a borrower's message on the board; after a requested reply, the platform's turn begins. An identical
 * message within a minute is the newest message. Throws `feedbackNotFound`, `feedbackOutOfTurn`,
 * `feedbackTooMuch`, `invalidInput`.
 */
export async function leaveMessage(
  tx: Transaction,
  { userId, id, content, images, at }: MessageToLeave,
  policy: Policy['feedback'],
): Promise<{ feedback: FeedbackRow; message: FeedbackMessageRow }> {
  await lockBorrower(tx, userId);
  const feedback = await lockFeedback(tx, userId, id);
  const [newest] = await newestMessages(tx, id, 1);
  if (newest && (await isSame(tx, newest, { content, images, at }))) return { feedback, message: newest };
  const moved = await moveFeedback(tx, { feedback, event: 'replied', at });
  const [sent] = await tx
    .select({ count: count() })
    .from(feedbackMessages)
    .innerJoin(feedbacks, eq(feedbacks.id, feedbackMessages.feedbackId))
    .where(
      and(
        eq(feedbacks.userId, userId),
        eq(feedbackMessages.author, 'borrower'),
        gt(feedbackMessages.at, at - dayMs),
      ),
    );
  if ((sent?.count ?? 0) >= policy.messagesPerDay) throw new CallError('feedbackTooMuch');
  const message = await addMessage(tx, feedback, { author: 'borrower', content, at });
  await attachPictures(tx, { userId, ids: images, feedbackId: id, messageId: message.id, at }, policy);
  return { feedback: moved, message };
}

/** Appends a message to feedback that the caller has locked. */
export async function addMessage(
  tx: Transaction,
  { id: feedbackId, userId }: Pick<FeedbackRow, 'id' | 'userId'>,
  { author, content, at }: { author: FeedbackAuthor; content: string; at: number },
): Promise<FeedbackMessageRow> {
  const [newest] = await newestMessages(tx, feedbackId, 1);
  const number = (newest?.number ?? 0) + 1;
  const sealed = sealedContent(await keyOfBorrower(tx, userId), { feedbackId, number, content });
  const [added] = await tx
    .insert(feedbackMessages)
    .values({ feedbackId, number, author, content: sealed, at })
    .returning();
  return added!;
}

/**
 * A page of a board in reading order, the newest or the one before `cursor`, and the cursor of the previous
 * page.
 */
export async function pageOfBoard(
  db: Database | Transaction,
  feedbackId: string,
  { cursor = null, limit }: { cursor?: number | null | undefined; limit: number },
): Promise<{ rows: FeedbackMessageRow[]; nextCursor: number | null }> {
  const found = await newestMessages(db, feedbackId, limit + 1, cursor);
  const rows = found.slice(0, limit).toReversed();
  return { rows, nextCursor: found.length > limit ? rows[0]!.number : null };
}

/** Clears the red dot up to the shown messages: later actions of the platform keep the dot. */
export async function markSeen(
  tx: Transaction,
  { id, platformEvent }: Pick<FeedbackRow, 'id' | 'platformEvent'>,
): Promise<void> {
  await tx
    .update(feedbacks)
    .set({ seenEvent: sql`greatest(${feedbacks.seenEvent}, ${platformEvent})` })
    .where(and(eq(feedbacks.id, id), lt(feedbacks.seenEvent, platformEvent)));
}

function newestMessages(
  db: Database | Transaction,
  feedbackId: string,
  limit: number,
  before: number | null = null,
): Promise<FeedbackMessageRow[]> {
  return db
    .select()
    .from(feedbackMessages)
    .where(
      and(
        eq(feedbackMessages.feedbackId, feedbackId),
        before === null ? undefined : lt(feedbackMessages.number, before),
      ),
    )
    .orderBy(desc(feedbackMessages.number))
    .limit(limit);
}

async function isSame(
  tx: Transaction,
  newest: FeedbackMessageRow,
  { content, images, at }: Pick<MessageToLeave, 'content' | 'images' | 'at'>,
): Promise<boolean> {
  if (newest.author !== 'borrower' || at - newest.at > twiceMs) return false;
  const [read] = await readMessages(tx, [newest]);
  if (read!.content !== content) return false;
  const standing = await tx
    .select({ id: feedbackFiles.id })
    .from(feedbackFiles)
    .where(eq(feedbackFiles.messageId, newest.id));
  const ids = new Set(standing.map(({ id }) => id));
  return ids.size === new Set(images).size && images.every((id) => ids.has(id));
}
