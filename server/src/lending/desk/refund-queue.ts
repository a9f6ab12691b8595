import type { DeskRefund } from '@kopa/contract/desk/entities';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { keysOfBorrowers, readText } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import { orders, refunds } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { refundableCents } from '../disbursement/request-refund.ts';
import { ownersOf } from './claims.ts';
import { deskBorrowers, maskedPhone } from './desk-borrower.ts';
import { dueAt, promiseCounts, waiting, type AtWork, type QueueCounts } from './promises.ts';
import { askedAbout } from './second.ts';

const isHeld = eq(refunds.state, 'held');

/** A page of the refunds that wait for a person, by their promise. */
export async function refundQueue(
  tx: Transaction,
  { cursor, limit }: { cursor?: string | null | undefined; limit: number },
  work: AtWork,
): Promise<{ items: DeskRefund[]; nextCursor: string | null }> {
  const [after] = cursor ? await tx.select().from(refunds).where(eq(refunds.id, cursor)) : [];
  const found = await heldRows(
    tx,
    after &&
      or(
        gt(refunds.createdAt, after.createdAt),
        and(eq(refunds.createdAt, after.createdAt), gt(refunds.id, after.id)),
      ),
    limit + 1,
  );
  const rows = found.slice(0, limit);
  return {
    items: await refundItems(tx, rows, work),
    nextCursor: found.length > limit ? rows.at(-1)!.refund.id : null,
  };
}

/** What waits, and its sum. */
export async function refundCounts(
  tx: Transaction,
  work: AtWork,
): Promise<QueueCounts & { sumCents: number }> {
  const [row] = await tx
    .select({
      ...promiseCounts('refunds', refunds.createdAt, work),
      sumCents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)`.mapWith(Number),
    })
    .from(refunds)
    .where(isHeld);
  return { ...row!, nextDueAt: dueAt('refunds', row!.oldestSince, work.rules) };
}

/** One refund that waits; throws `itemGone`. */
export async function refundItem(tx: Transaction, id: string, work: AtWork): Promise<DeskRefund> {
  const [item] = await refundItems(tx, await heldRows(tx, eq(refunds.id, id), 1), work);
  if (!item) throw new CallError('itemGone');
  return item;
}

function heldRows(tx: Transaction, where: ReturnType<typeof and>, limit: number) {
  return tx
    .select({ refund: refunds, userId: orders.userId })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNo, refunds.orderNo))
    .where(and(isHeld, where))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit);
}

async function refundItems(
  tx: Transaction,
  rows: Awaited<ReturnType<typeof heldRows>>,
  work: AtWork,
): Promise<DeskRefund[]> {
  const { market } = work.lender.policy;
  const ids = rows.map(({ refund }) => refund.id);
  const owners = await ownersOf(tx, 'refunds', ids, work.at, work.rules);
  const asked = await askedAbout(tx, 'refunds', ids, work);
  const borrowers = await deskBorrowers(
    tx,
    rows.map(({ userId }) => userId),
    market,
  );
  const keys = await keysOfBorrowers(
    tx,
    rows.map(({ userId }) => userId),
  );
  const items: DeskRefund[] = [];
  for (const { refund, userId } of rows) {
    const { id, orderNo, amountCents, heldBecause, paidFrom, createdAt } = refund;
    const phone = paidFrom && readText(keys.get(userId) ?? null, paidFrom, moneyPlaces.refund(id));
    items.push({
      ...waiting('refunds', { id, since: createdAt }, owners.get(id), work.rules),
      orderNo,
      cents: amountCents,
      because: heldBecause!,
      borrower: borrowers.get(userId)!,
      toPhone: phone === null ? null : maskedPhone(phone, market),
      overpaidCents: Math.max(0, await refundableCents(tx, orderNo, id)),
      isAsked: asked.has(id),
    });
  }
  return items;
}
