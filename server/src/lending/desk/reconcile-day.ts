import type { BookRow } from '@kopa/contract/desk/day-end-entities';
import { and, asc, eq, gt, inArray, isNotNull, lte, max, min, sql } from 'drizzle-orm';
import type { Between, ProviderBook } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { entries, journals, orders } from '../../storage/schema/index.ts';
import { differingOf } from '../ledger/reconcile.ts';
import { booksOf, within } from './day-books.ts';

/** What was booked in a time, in cents. */
export interface ReconciliationOfDay {
  /** The sum of what was booked; any value but 0 is a fault. */
  ledgerSum: number;
  books: BookRow[];
  /** The loans that something was booked on. */
  loans: number;
  /** Those of them whose ledger differs from their terms and payments. */
  differing: string[];
}

/** Journals of one statement. */
const journalsAtOnce = 10_000;
const ordersAtOnce = 500;

/**
 * The same as `reconcile` for what was booked in a time: reads the journals of that time, and the loans that
 * they are about, page by page.
 */
export async function reconcileDay(
  tx: Transaction,
  time: Between,
  provider: ProviderBook | null,
): Promise<ReconciliationOfDay> {
  let ledgerSum = 0;
  const orderNos = new Set<string>();
  const [ids] = await tx
    .select({ first: min(journals.id), last: max(journals.id) })
    .from(journals)
    .where(within(journals.at, time));
  const last = ids?.last ?? 0;
  for (let after = (ids?.first ?? 1) - 1; after < last;) {
    const page = await tx
      .select({ id: journals.id, orderNo: journals.orderNo })
      .from(journals)
      .where(and(gt(journals.id, after), lte(journals.id, last), within(journals.at, time)))
      .orderBy(asc(journals.id))
      .limit(journalsAtOnce);
    const until = page.at(-1)!.id;
    const [booked] = await tx
      .select({ cents: sql<string>`coalesce(sum(${entries.cents}), 0)` })
      .from(entries)
      .innerJoin(journals, eq(journals.id, entries.journalId))
      .where(and(gt(journals.id, after), lte(journals.id, until), within(journals.at, time)));
    ledgerSum += Number(booked!.cents);
    for (const { orderNo } of page) if (orderNo !== null) orderNos.add(orderNo);
    after = until;
  }
  const all = [...orderNos].toSorted();
  const differing: string[] = [];
  for (let from = 0; from < all.length; from += ordersAtOnce) {
    const some = await tx
      .select()
      .from(orders)
      .where(
        and(inArray(orders.orderNo, all.slice(from, from + ordersAtOnce)), isNotNull(orders.disbursedOn)),
      )
      .orderBy(asc(orders.orderNo));
    differing.push(...(await differingOf(tx, some)));
  }
  return { ledgerSum, books: await booksOf(tx, time, provider), loans: all.length, differing };
}
