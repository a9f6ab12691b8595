import { addDays, dayMs, dayOf, startOfDay, type Day } from '@kopa/contract';
import type { DayEnd, MoneyOfDay } from '@kopa/contract/desk/day-end-entities';
import { retention } from '@kopa/contract/texts/retention';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Between } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { entries, journals } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { booksOf, centsWhere, isOf, lossesOf, minusWhere, nightOf, within } from './day-books.ts';
import { turnoverOf } from './day-turnover.ts';
import type { AtWork } from './promises.ts';
import { askedAbout } from './second.ts';
import { signingOf } from './signed-day.ts';

const shownDays = 14;
/** Receipts, less those that were taken back. */
const collected = ['receipt', 'takenBack'] as const;

/** One day of the lender; yesterday by default. Throws `invalidInput` for a day to come. */
export async function dayEnd(tx: Transaction, named: Day | undefined, work: AtWork): Promise<DayEnd> {
  const { at, lender } = work;
  const { market } = lender.policy;
  const today = dayOf(at, market);
  const day = named ?? addDays(today, -1);
  if (day > today) throw new CallError('invalidInput', { fields: { day: 'value.invalid' } });
  const from = startOfDay(day, market);
  const time = { from, until: from + dayMs };
  const books = await booksOf(tx, time, (await lender.providerBook?.(tx, time)) ?? null);
  return {
    day,
    today,
    books,
    night: await nightOf(tx, day, market),
    losses: await lossesOf(tx, time),
    messages: from < at - retention.messageDays * dayMs ? null : ((await lender.sms?.sent(tx, time)) ?? null),
    signed: await signingOf(tx, day, { books, accounts: await turnoverOf(tx, time) }),
    isAsked: (await askedAbout(tx, 'dayEnd', [day], work)).has(day),
    days: await daysUntil(tx, day, time),
  };
}

/** Lent and collected by the day of booking; the day is the last. */
async function daysUntil(tx: Transaction, day: Day, { from, until }: Between): Promise<MoneyOfDay[]> {
  const start = from - (shownDays - 1) * dayMs;
  const nth = sql<number>`((${journals.at} - ${start}::bigint) / ${dayMs}::bigint)`.mapWith(Number);
  const rows = await tx
    .select({
      nth,
      lentCents: minusWhere(and(eq(journals.kind, 'disbursement'), isOf('payoutFloat'))),
      collectedCents: centsWhere(
        and(inArray(journals.kind, [...collected]), isOf('paybillFloat'), isNotNull(journals.orderNo)),
      ),
    })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .where(
      and(
        within(journals.at, { from: start, until }),
        inArray(journals.kind, ['disbursement', ...collected]),
      ),
    )
    .groupBy(sql`1`);
  const byNth = new Map(rows.map((row) => [row.nth, row]));
  return Array.from({ length: shownDays }, (_, index) => ({
    day: addDays(day, index - shownDays + 1),
    lentCents: byNth.get(index)?.lentCents ?? 0,
    collectedCents: byNth.get(index)?.collectedCents ?? 0,
  }));
}
