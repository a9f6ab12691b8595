import type { Day } from '@kopa/contract';
import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { entries, journals, reversals } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { receiptKeys, receiptNamed } from '../ledger/book-receipt.ts';
import { claimKey } from '../repayment/claim-suspended.ts';

/** A payment in suspense. */
export interface SuspendedReceipt {
  /** Its journal, in the order of booking. */
  journalId: number;
  receipt: string;
  cents: number;
  paidOn: Day;
  /** When it was booked. */
  at: number;
}

/** The receipt in the key of a journal. */
const receiptOfKey = sql`split_part(${journals.key}, ':', 2)`;

/** A receipt in suspense that no loan has claimed, and that is not on its way back. */
export const waitsInSuspense = and(
  isNull(journals.orderNo),
  eq(journals.kind, 'receipt'),
  sql`not exists (select 1 from ${reversals} where ${reversals.receipt} = ${receiptOfKey} and ${ne(reversals.state, 'failed')})`,
  sql`not exists (select 1 from ${journals} claimed where claimed.key = ${claimKey('')} || ${receiptOfKey})`,
)!;

/** The side of a journal that is in suspense. */
export const suspenseSide = and(eq(entries.journalId, journals.id), eq(entries.account, 'suspense'));

/** The receipts in suspense that fit, oldest first. */
export async function suspendedReceipts(
  tx: Transaction,
  which: SQL | undefined,
  limit?: number,
): Promise<SuspendedReceipt[]> {
  const query = tx
    .select({ id: journals.id, key: journals.key, day: journals.day, at: journals.at, cents: entries.cents })
    .from(journals)
    .innerJoin(entries, suspenseSide)
    .where(and(waitsInSuspense, which))
    .orderBy(asc(journals.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ id, key, day, at, cents }) => ({
    journalId: id,
    receipt: receiptNamed(key)!,
    cents: -cents,
    paidOn: day,
    at,
  }));
}

/** One payment that waits; throws `itemGone`. */
export async function waitingReceipt(tx: Transaction, id: string): Promise<SuspendedReceipt> {
  const [found] = await suspendedReceipts(tx, inArray(journals.key, receiptKeys(id)), 1);
  if (!found) throw new CallError('itemGone');
  return found;
}

/** The ledger's suspense account, as money that the lender holds for others. */
export async function suspenseCents(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ cents: centsOf(sql`-${entries.cents}`) })
    .from(entries)
    .where(eq(entries.account, 'suspense'));
  return row!.cents;
}

/** The sum of a column in cents; 0 over no row. */
export const centsOf = (what: Parameters<typeof sql>[1]) =>
  sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number);
