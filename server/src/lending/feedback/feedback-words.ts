import { inArray } from 'drizzle-orm';
import { keysOfBorrowers } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { feedbacks, type FeedbackMessageRow, type FeedbackRow } from '../../storage/schema/index.ts';
import type { SealingKey } from '../../storage/sealing-key.ts';

/** What a borrower writes into feedback. */
interface Words {
  description: string;
  contact: string;
  /** '': none. */
  receiverAccount: string;
}

/** A row in clear; after an erasure without words. */
export type ReadFeedback = Omit<FeedbackRow, keyof Words> & Words;

/** A message in clear; after an erasure without words. */
export type ReadMessage = Omit<FeedbackMessageRow, 'content'> & { content: string };

const placeOf = (column: string, id: string) => ({ column: `feedbacks.${column}`, row: id });
const placeOfMessage = ({ feedbackId, number }: { feedbackId: string; number: number }) => ({
  column: 'feedback_messages.content',
  row: [feedbackId, number],
});

/** The words of feedback, sealed for the row of this id. */
export function sealedWords(
  key: SealingKey,
  id: string,
  { description, contact, receiverAccount }: Words,
): Pick<FeedbackRow, keyof Words> {
  return {
    description: key.seal(description, placeOf('description', id)),
    contact: key.seal(contact, placeOf('contact', id)),
    receiverAccount: receiverAccount ? key.seal(receiverAccount, placeOf('receiver_account', id)) : null,
  };
}

/** The text of a message, sealed for its row. */
export function sealedContent(
  key: SealingKey,
  message: { feedbackId: string; number: number; content: string },
): FeedbackMessageRow['content'] {
  return key.seal(message.content, placeOfMessage(message));
}

/** Opens rows of feedback. */
export async function readFeedback(
  db: Database | Transaction,
  rows: readonly FeedbackRow[],
): Promise<ReadFeedback[]> {
  const keys = await keysOfBorrowers(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => {
    const { id, userId, description, contact, receiverAccount } = row;
    const key = keys.get(userId);
    return {
      ...row,
      description: key?.openText(description, placeOf('description', id)) ?? '',
      contact: key?.openText(contact, placeOf('contact', id)) ?? '',
      receiverAccount: key?.openText(receiverAccount ?? '', placeOf('receiver_account', id)) ?? '',
    };
  });
}

/** Opens messages. */
export async function readMessages(
  db: Database | Transaction,
  rows: readonly FeedbackMessageRow[],
): Promise<ReadMessage[]> {
  const ids = [...new Set(rows.map(({ feedbackId }) => feedbackId))];
  if (ids.length === 0) return [];
  const owners = await db
    .select({ id: feedbacks.id, userId: feedbacks.userId })
    .from(feedbacks)
    .where(inArray(feedbacks.id, ids));
  const keys = await keysOfBorrowers(
    db,
    owners.map(({ userId }) => userId),
  );
  const ownerOf = new Map(owners.map(({ id, userId }) => [id, userId]));
  return rows.map((row) => {
    const key = keys.get(ownerOf.get(row.feedbackId)!);
    return { ...row, content: key?.openText(row.content, placeOfMessage(row)) ?? '' };
  });
}
