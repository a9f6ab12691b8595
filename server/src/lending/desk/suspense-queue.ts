import type { DeskSuspended } from '@kopa/contract/desk/suspense-entities';
import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { entries, journals, reversals, vouchers } from '../../storage/schema/index.ts';
import { receiptKeys } from '../ledger/book-receipt.ts';
import { factsNamed, paidInKey } from '../provider-inbox.ts';
import { receiptHash } from '../repayment/vouchers/typed-receipt.ts';
import { ownersOf } from './claims.ts';
import { dueAt, promiseCounts, waiting, type AtWork, type QueueCounts } from './promises.ts';
import { askedAbout } from './second.ts';
import {
  centsOf,
  suspendedReceipts,
  suspenseCents,
  suspenseSide,
  waitingReceipt,
  waitsInSuspense,
  type SuspendedReceipt,
} from './suspended-receipts.ts';

/** A page of the payments in suspense, by their promise. */
export async function suspenseQueue(
  tx: Transaction,
  { cursor, limit }: { cursor?: string | null | undefined; limit: number },
  work: AtWork,
): Promise<{ items: DeskSuspended[]; nextCursor: string | null }> {
  const [after] = cursor
    ? await tx
        .select({ id: journals.id })
        .from(journals)
        .where(and(isNull(journals.orderNo), inArray(journals.key, receiptKeys(cursor))))
    : [];
  const found = await suspendedReceipts(tx, after && gt(journals.id, after.id), limit + 1);
  const rows = found.slice(0, limit);
  return {
    items: await items(tx, rows, work),
    nextCursor: found.length > limit ? rows.at(-1)!.receipt : null,
  };
}

/** What waits with its sum, what is on its way back, and what the ledger says. */
export async function suspenseCounts(
  tx: Transaction,
  work: AtWork,
): Promise<QueueCounts & { sumCents: number; goingBackCents: number; ledgerCents: number }> {
  const [row] = await tx
    .select({ ...promiseCounts('suspense', journals.at, work), sumCents: centsOf(sql`-${entries.cents}`) })
    .from(journals)
    .innerJoin(entries, suspenseSide)
    .where(waitsInSuspense);
  const [back] = await tx
    .select({ cents: centsOf(reversals.amountCents) })
    .from(reversals)
    .where(inArray(reversals.state, ['requested', 'accepted']));
  return {
    ...row!,
    nextDueAt: dueAt('suspense', row!.oldestSince, work.rules),
    goingBackCents: back!.cents,
    ledgerCents: await suspenseCents(tx),
  };
}

/** One payment that waits; throws `itemGone`. */
export async function suspenseItem(tx: Transaction, id: string, work: AtWork): Promise<DeskSuspended> {
  const [item] = await items(tx, [await waitingReceipt(tx, id)], work);
  return item!;
}

async function items(
  tx: Transaction,
  rows: readonly SuspendedReceipt[],
  work: AtWork,
): Promise<DeskSuspended[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ receipt }) => receipt);
  const owners = await ownersOf(tx, 'suspense', ids, work.at, work.rules);
  const asked = await askedAbout(tx, 'suspense', ids, work);
  const facts = await factsNamed(tx, ids.map(paidInKey));
  const hashes = new Map(ids.map((id) => [id, receiptHash(tx, id)]));
  const proved = await tx
    .select({ hash: vouchers.typedReceiptHash })
    .from(vouchers)
    .where(
      and(
        inArray(vouchers.typedReceiptHash, [...hashes.values()]),
        inArray(vouchers.state, ['received', 'inReview']),
      ),
    );
  const inProofs = new Set(proved.map(({ hash }) => hash));
  return rows.map(({ receipt: id, at: since, cents, paidOn }) => ({
    ...waiting('suspense', { id, since }, owners.get(id), work.rules),
    cents,
    paidOn,
    typed: work.accountIn(facts.get(paidInKey(id))) ?? '',
    returns: work.reverses(id),
    isProved: inProofs.has(hashes.get(id)!),
    isAsked: asked.has(id),
  }));
}
