import type { DeskFeedback, DeskThread } from '@kopa/contract/desk/entities';
import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { feedbackMessages, feedbacks, type FeedbackRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { feedbackEntity, messageEntities, type ShowFeedback } from '../feedback/feedback-entity.ts';
import { readFeedback, readMessages } from '../feedback/feedback-words.ts';
import { loanStart } from '../ledger/loan-state.ts';
import { orderEntity } from '../orders/order-entity.ts';
import { latestOrderOf } from '../orders/find-order.ts';
import { repayDetail } from '../repayment/detail.ts';
import { ownersOf } from './claims.ts';
import { deskBorrowers } from './desk-borrower.ts';
import { counted, dueAt, promiseCounts, waiting, type AtWork, type QueueCounts } from './promises.ts';

export type Turn = 'ours' | 'theirs' | 'done';

const longestLine = 120;

const isOf: Record<Turn, SQL | undefined> = {
  ours: isNotNull(feedbacks.waitsSince),
  theirs: and(isNull(feedbacks.waitsSince), ne(feedbacks.reviewStatus, feedbackStatuses.done)),
  done: eq(feedbacks.reviewStatus, feedbackStatuses.done),
};

/** A page of the queue: what waits for us by its promise, everything else newest first. */
export async function feedbackQueue(
  tx: Transaction,
  { turn, cursor, limit }: { turn: Turn; cursor?: string | null | undefined; limit: number },
  work: AtWork,
): Promise<{ items: DeskFeedback[]; nextCursor: string | null }> {
  const [after] = cursor ? await tx.select().from(feedbacks).where(eq(feedbacks.id, cursor)) : [];
  const isOurs = turn === 'ours';
  const since = after?.waitsSince ?? 0;
  const beyond = isOurs
    ? after &&
      or(
        gt(feedbacks.waitsSince, since),
        and(eq(feedbacks.waitsSince, since), gt(feedbacks.position, after.position)),
      )
    : after && lt(feedbacks.position, after.position);
  const found = await tx
    .select()
    .from(feedbacks)
    .where(and(isOf[turn], beyond))
    .orderBy(...(isOurs ? [asc(feedbacks.waitsSince), asc(feedbacks.position)] : [desc(feedbacks.position)]))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return {
    items: await feedbackItems(tx, rows, work),
    nextCursor: found.length > limit ? rows.at(-1)!.id : null,
  };
}

/** The feedback that waits for us, and the number of what waits for a borrower. */
export async function feedbackCounts(
  tx: Transaction,
  work: Pick<AtWork, 'at' | 'rules'>,
): Promise<QueueCounts & { theirs: number }> {
  const [row] = await tx
    .select({
      ...promiseCounts('feedback', feedbacks.waitsSince, work),
      theirs: counted(isOf.theirs),
    })
    .from(feedbacks)
    .where(ne(feedbacks.reviewStatus, feedbackStatuses.done));
  return { ...row!, nextDueAt: dueAt('feedback', row!.oldestSince, work.rules) };
}

/** One feedback with its whole board, and the borrower's order and loan. Throws `feedbackNotFound`. */
export async function feedbackThread(
  tx: Transaction,
  id: string,
  work: AtWork,
  show: ShowFeedback,
): Promise<DeskThread> {
  const row = await feedbackRow(tx, id);
  const messages = await tx
    .select()
    .from(feedbackMessages)
    .where(eq(feedbackMessages.feedbackId, id))
    .orderBy(asc(feedbackMessages.number));
  const order = await latestOrderOf(tx, row.userId);
  const { policy } = work.lender;
  const loan =
    order && loanStart(order) ? await repayDetail(tx, row.userId, order.orderNo, work.at, policy) : null;
  return {
    item: await itemOf(tx, row, work),
    feedback: await feedbackEntity(tx, row, show),
    messages: await messageEntities(tx, messages, show),
    order: loan?.order ?? (order && (await orderEntity(tx, order, work.at, policy.market))),
    loan,
  };
}

/** One row of the queue; throws `feedbackNotFound`. */
export async function feedbackItem(tx: Transaction, id: string, work: AtWork): Promise<DeskFeedback> {
  return itemOf(tx, await feedbackRow(tx, id), work);
}

/** A feedback whoever sent it; throws `feedbackNotFound`. */
export async function feedbackRow(tx: Transaction, id: string): Promise<FeedbackRow> {
  const [row] = await tx.select().from(feedbacks).where(eq(feedbacks.id, id));
  if (!row) throw new CallError('feedbackNotFound');
  return row;
}

/** The number of the newest message of a feedback; 0: none. */
export async function newestNumber(tx: Transaction, id: string): Promise<number> {
  return (await newestMessages(tx, [id])).get(id)?.number ?? 0;
}

async function itemOf(tx: Transaction, row: FeedbackRow, work: AtWork): Promise<DeskFeedback> {
  const [item] = await feedbackItems(tx, [row], work);
  return item!;
}

async function feedbackItems(
  tx: Transaction,
  rows: readonly FeedbackRow[],
  { lender, rules, at }: AtWork,
): Promise<DeskFeedback[]> {
  const ids = rows.map(({ id }) => id);
  const owners = await ownersOf(tx, 'feedback', ids, at, rules);
  const borrowers = await deskBorrowers(
    tx,
    rows.map(({ userId }) => userId),
    lender.policy.market,
  );
  const newest = await newestMessages(tx, ids);
  return (await readFeedback(tx, rows)).map((row) => ({
    ...waiting(
      'feedback',
      { id: row.id, since: row.waitsSince ?? newest.get(row.id)?.at ?? row.createdAt },
      owners.get(row.id),
      rules,
    ),
    dueAt: dueAt('feedback', row.waitsSince, rules),
    type: row.type,
    reviewStatus: row.reviewStatus,
    rating: row.rating,
    borrower: borrowers.get(row.userId)!,
    lastLine: firstLine(newest.get(row.id)?.content ?? row.description),
    turn: row.waitsSince !== null ? 'ours' : row.reviewStatus === feedbackStatuses.done ? 'nobody' : 'theirs',
  }));
}

/** The newest message of each of these, by the feedback's id. */
async function newestMessages(tx: Transaction, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectDistinctOn([feedbackMessages.feedbackId])
          .from(feedbackMessages)
          .where(inArray(feedbackMessages.feedbackId, [...ids]))
          .orderBy(feedbackMessages.feedbackId, desc(feedbackMessages.number));
  return new Map((await readMessages(tx, rows)).map((row) => [row.feedbackId, row]));
}

function firstLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line;
}
