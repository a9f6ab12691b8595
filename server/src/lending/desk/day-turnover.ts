import { dayMs, startOfDay, type Day, type Market } from '@kopa/contract';
import type { FiguresOfDay } from '@kopa/contract/desk/day-end-entities';
import { and, asc, eq, gt, inArray, lt, max, notInArray } from 'drizzle-orm';
import type { Between } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { accounts, entries, journals, type JournalKind } from '../../storage/schema/index.ts';
import { amountOf, csvOf, timeOf } from '../ledger/statement-csv.ts';
import { centsWhere, minusWhere, within } from './day-books.ts';

/** The kinds of charges by nights. */
const ofNights: JournalKind[] = ['interest', 'penalty', 'night'];

/** What was booked in a time, by account in the order of the ledger. */
export async function turnoverOf(tx: Transaction, time: Between): Promise<FiguresOfDay['accounts']> {
  const rows = await tx
    .select({
      account: entries.account,
      debitCents: centsWhere(gt(entries.cents, 0)),
      creditCents: minusWhere(lt(entries.cents, 0)),
    })
    .from(entries)
    .innerJoin(journals, eq(entries.journalId, journals.id))
    .where(within(journals.at, time))
    .groupBy(entries.account);
  return accounts.flatMap((account) => rows.filter((row) => row.account === account));
}

/** What was booked on a day as CSV: debits and credits by account, or journal by journal. */
export async function dayCsv(
  tx: Transaction,
  { day, table }: { day: Day; table: 'accounts' | 'journals' },
  market: Market,
): Promise<{ csv: string; rows: number }> {
  const from = startOfDay(day, market);
  const time = { from, until: from + dayMs };
  const amount = (cents: number) => (cents === 0 ? '' : amountOf(cents, market.currency));
  if (table === 'accounts') {
    const sums = (await turnoverOf(tx, time)).map(({ account, debitCents, creditCents }) => [
      account,
      amount(debitCents),
      amount(creditCents),
    ]);
    return { csv: csvOf([['Account', 'Debit', 'Credit'], ...sums]), rows: sums.length };
  }
  const rows = [...(await nightSides(tx, time)), ...(await otherSides(tx, time))].map((side) => [
    timeOf(side.at, market),
    side.day,
    side.kind,
    side.key,
    side.orderNo ?? '',
    side.account,
    amount(side.debitCents),
    amount(side.creditCents),
  ]);
  const head = ['Booked', 'Day', 'Kind', 'Fact', 'Order', 'Account', 'Debit', 'Credit'];
  return { csv: csvOf([head, ...rows]), rows: rows.length };
}

/** The sides of nights, one for each day, kind and account. */
async function nightSides(tx: Transaction, time: Between) {
  const rows = await tx
    .select({
      at: max(journals.at),
      day: journals.day,
      kind: journals.kind,
      account: entries.account,
      debitCents: centsWhere(gt(entries.cents, 0)),
      creditCents: minusWhere(lt(entries.cents, 0)),
    })
    .from(entries)
    .innerJoin(journals, eq(entries.journalId, journals.id))
    .where(and(within(journals.at, time), inArray(journals.kind, ofNights)))
    .groupBy(journals.day, journals.kind, entries.account)
    .orderBy(journals.day, journals.kind, entries.account);
  return rows.map((row) => ({ ...row, at: row.at!, key: '', orderNo: null }));
}

async function otherSides(tx: Transaction, time: Between) {
  const rows = await tx
    .select({
      at: journals.at,
      day: journals.day,
      kind: journals.kind,
      key: journals.key,
      orderNo: journals.orderNo,
      account: entries.account,
      cents: entries.cents,
    })
    .from(entries)
    .innerJoin(journals, eq(entries.journalId, journals.id))
    .where(and(within(journals.at, time), notInArray(journals.kind, ofNights)))
    .orderBy(asc(journals.id), asc(entries.account));
  return rows.map(({ cents, ...row }) => ({
    ...row,
    debitCents: Math.max(cents, 0),
    creditCents: Math.max(-cents, 0),
  }));
}
