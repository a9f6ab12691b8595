import type { DeskPayout } from '@kopa/contract/desk/payout-entities';
import { and, asc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { disbursements, orders } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { answerAbout, waitsForPerson } from '../disbursement/held-payouts.ts';
import { ownersOf } from './claims.ts';
import { deskBorrowers } from './desk-borrower.ts';
import { dueAt, promiseCounts, waiting, type AtWork, type QueueCounts } from './promises.ts';
import { askedAbout } from './second.ts';

/** A page of the payouts that wait for a person, by their promise. */
export async function payoutQueue(
  tx: Transaction,
  { cursor, limit }: { cursor?: string | null | undefined; limit: number },
  work: AtWork,
): Promise<{ items: DeskPayout[]; nextCursor: string | null }> {
  const [after] = cursor ? await tx.select().from(disbursements).where(eq(disbursements.id, cursor)) : [];
  const { createdAt, id } = disbursements;
  const later =
    after && or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)));
  const found = await rowsThat(tx, later, work, limit + 1);
  const rows = found.slice(0, limit);
  return {
    items: await itemsOf(tx, rows, work),
    nextCursor: found.length > limit ? rows.at(-1)!.payout.id : null,
  };
}

/** What waits, and its sum. */
export async function payoutCounts(
  tx: Transaction,
  work: AtWork,
): Promise<QueueCounts & { sumCents: number }> {
  const [row] = await tx
    .select({
      ...promiseCounts('payouts', disbursements.createdAt, work),
      sumCents: sql<number>`coalesce(sum(${disbursements.amountCents}), 0)`.mapWith(Number),
    })
    .from(disbursements)
    .where(waitsForPerson(work.at, work.lender.policy));
  return { ...row!, nextDueAt: dueAt('payouts', row!.oldestSince, work.rules) };
}

/** One payout that waits; throws `itemGone`. */
export async function payoutItem(tx: Transaction, id: string, work: AtWork): Promise<DeskPayout> {
  const [item] = await itemsOf(tx, await rowsThat(tx, eq(disbursements.id, id), work, 1), work);
  if (!item) throw new CallError('itemGone');
  return item;
}

function rowsThat(tx: Transaction, where: SQL | undefined, work: AtWork, limit: number) {
  return tx
    .select({ payout: disbursements, userId: orders.userId })
    .from(disbursements)
    .innerJoin(orders, eq(orders.orderNo, disbursements.orderNo))
    .where(and(waitsForPerson(work.at, work.lender.policy), where))
    .orderBy(asc(disbursements.createdAt), asc(disbursements.id))
    .limit(limit);
}

async function itemsOf(
  tx: Transaction,
  rows: Awaited<ReturnType<typeof rowsThat>>,
  work: AtWork,
): Promise<DeskPayout[]> {
  const ids = rows.map(({ payout }) => payout.id);
  const owners = await ownersOf(tx, 'payouts', ids, work.at, work.rules);
  const asked = await askedAbout(tx, 'payouts', ids, work);
  const borrowers = await deskBorrowers(
    tx,
    rows.map(({ userId }) => userId),
    work.lender.policy.market,
  );
  return rows.map(({ payout, userId }) => {
    const { id, orderNo, amountCents, state, failure, sentAt, createdAt } = payout;
    return {
      ...waiting('payouts', { id, since: createdAt }, owners.get(id), work.rules),
      orderNo,
      cents: amountCents,
      borrower: borrowers.get(userId)!,
      state: state as DeskPayout['state'],
      failure,
      sentAt,
      answer: answerAbout(payout, work.at),
      isAsked: asked.has(id),
    };
  });
}
