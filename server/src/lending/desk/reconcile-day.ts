import { dayMs, startOfDay, type Day, type Market } from '@kopa/contract';
import type { BookRow, FiguresOfDay } from '@kopa/contract/desk/day-end-entities';
import { and, asc, eq, gt, inArray, isNotNull, lte, max, min, sql } from 'drizzle-orm';
import type { ProviderBook } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { accounts, entries, journals, orders, type Account } from '../../storage/schema/index.ts';
import type { Balances } from '../ledger/balances.ts';
import { balancesIn, runningTurnover, type Turnover } from '../ledger/day-balances.ts';
import { differingOf } from '../ledger/reconcile.ts';
import { booksOf, within } from './day-books.ts';
import { turnoverOf } from './day-turnover.ts';

/** What was booked on a day, in cents. */
export interface ReconciliationOfDay {
  /** The sum of what was booked; any value but 0 is a fault. */
  ledgerSum: number;
  /** The balance of each account at the end of the day. */
  balances: Balances;
  /** Accounts whose running balance of the day is not the sum of the day's entries. */
  unequal: Account[];
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
 * The same as `reconcile` for what was booked on a day: reads the journals of that day, and the loans that
 * they are about, page by page; the balances are the running ones.
 */
export async function reconcileDay(
  tx: Transaction,
  day: Day,
  market: Market,
  provider: ProviderBook | null,
): Promise<ReconciliationOfDay> {
  const from = startOfDay(day, market);
  const time = { from, until: from + dayMs };
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
  const running = await runningTurnover(tx, { first: day, last: day, market });
  return {
    ledgerSum,
    balances: balancesIn(await runningTurnover(tx, { last: day, market })),
    unequal: unequalTo(running, await turnoverOf(tx, time)),
    books: await booksOf(tx, time, provider),
    loans: all.length,
    differing,
  };
}

function unequalTo(running: Turnover, booked: FiguresOfDay['accounts']): Account[] {
  return accounts.filter((account) => {
    const { debitCents, creditCents } = running[account];
    const sums = booked.find((row) => row.account === account) ?? { debitCents: 0, creditCents: 0 };
    return debitCents !== sums.debitCents || creditCents !== sums.creditCents;
  });
}
