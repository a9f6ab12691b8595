import { addDays, arrearsClasses, arrearsOf, dayOf, daysBetween, startOfDay, type Day } from '@kopa/contract';
import type {
  ArrearsBand,
  BookRow,
  DayEnd,
  MoneyOfDay,
  NightRun,
} from '@kopa/contract/desk/day-end-entities';
import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import type { Between } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import {
  disbursements,
  entries,
  journals,
  orders,
  refunds,
  repayments,
  reversals,
  type Account,
} from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { runningSteps } from '../ledger/accrual.ts';
import type { Lender } from '../lender.ts';
import { centsOf } from './suspended-receipts.ts';

const dayMs = 86_400_000;
const shownDays = 14;

/** One day of the lender; yesterday by default. Throws `invalidInput` for a day to come. */
export async function dayEnd(
  tx: Transaction,
  named: Day | undefined,
  { policy: { market }, providerBook }: Pick<Lender, 'policy' | 'providerBook'>,
  at: number,
): Promise<DayEnd> {
  const today = dayOf(at, market);
  const day = named ?? addDays(today, -1);
  if (day > today) throw new CallError('invalidInput', { fields: { day: 'value.invalid' } });
  const from = startOfDay(day, market);
  const time = { from, until: from + dayMs };
  const provider = await providerBook(tx, time);
  return {
    day,
    today,
    books: await booksOf(tx, time, provider),
    night: await nightOf(tx, day),
    days: await daysUntil(tx, day, time),
    arrears: await arrearsBands(tx, today),
  };
}

/** The journal of a payment that went back to its payer: the one kind of money that leaves the paybill. */
const wentBack = sql`${journals.key} like 'reversal:%'`;

const isOf = (account: Account) => eq(entries.account, account);
/** The sum of the entries that fit, and its opposite. */
const centsWhere = (which: SQL | undefined) =>
  centsOf(sql`case when ${which} then ${entries.cents} else 0 end`);
const minusWhere = (which: SQL | undefined) =>
  centsOf(sql`case when ${which} then -${entries.cents} else 0 end`);

async function booksOf(
  tx: Transaction,
  time: Between,
  provider: { received: number; sent: number } | null,
): Promise<BookRow[]> {
  const [ledger] = await tx
    .select({
      received: centsWhere(and(isOf('paybillFloat'), sql`not ${wentBack}`)),
      suspended: minusWhere(and(isOf('suspense'), sql`not ${wentBack}`)),
      sent: minusWhere(isOf('payoutFloat')),
      sentBack: minusWhere(and(isOf('paybillFloat'), wentBack)),
    })
    .from(entries)
    .innerJoin(journals, eq(entries.journalId, journals.id))
    .where(within(journals.at, time));
  const { received, suspended, sent, sentBack } = ledger!;
  const row = (what: BookRow['what'], ledgerCents: number, toldCents: number): BookRow => ({
    what,
    ledgerCents,
    providerCents: what === 'sentBack' ? null : (provider?.[what] ?? null),
    toldCents,
    suspenseCents: what === 'received' ? suspended : 0,
  });
  return [
    row('received', received, await settledSum(tx, repayments, 'paid', time)),
    row(
      'sent',
      sent,
      (await settledSum(tx, disbursements, 'paid', time)) + (await settledSum(tx, refunds, 'paid', time)),
    ),
    row('sentBack', sentBack, await settledSum(tx, reversals, 'done', time)),
  ];
}

async function settledSum(
  tx: Transaction,
  table: typeof repayments | typeof disbursements | typeof refunds | typeof reversals,
  state: 'paid' | 'done',
  time: Between,
): Promise<number> {
  const [row] = await tx
    .select({ cents: centsOf(table.amountCents) })
    .from(table)
    .where(and(eq(table.state, state), within(table.settledAt, time)));
  return row!.cents;
}

/** The charges of a day, and the running loans that lack them. */
async function nightOf(tx: Transaction, day: Day): Promise<NightRun> {
  const [booked] = await tx
    .select({
      interestCents: centsWhere(isOf('interestReceivable')),
      penaltyCents: centsWhere(isOf('penaltyReceivable')),
      loans: sql<number>`count(distinct ${journals.orderNo})`.mapWith(Number),
      bookedAt: max(journals.at),
    })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .where(and(inArray(journals.kind, ['interest', 'penalty']), eq(journals.day, day)));
  const waiting = await tx.$count(
    orders,
    and(
      inArray(orders.step, [...runningSteps]),
      lte(orders.disbursedOn, day),
      or(lt(orders.chargedThrough, day), sql`${orders.chargedThrough} is null`),
    ),
  );
  return { ...booked!, waiting };
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
        and(eq(journals.kind, 'receipt'), isOf('paybillFloat'), isNotNull(journals.orderNo)),
      ),
    })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .where(
      and(within(journals.at, { from: start, until }), inArray(journals.kind, ['disbursement', 'receipt'])),
    )
    .groupBy(sql`1`);
  const byNth = new Map(rows.map((row) => [row.nth, row]));
  return Array.from({ length: shownDays }, (_, index) => ({
    day: addDays(day, index - shownDays + 1),
    lentCents: byNth.get(index)?.lentCents ?? 0,
    collectedCents: byNth.get(index)?.collectedCents ?? 0,
  }));
}

/** What is owed on running loans by days late, as far as it is in the ledger. */
async function arrearsBands(tx: Transaction, today: Day): Promise<ArrearsBand[]> {
  const rows = await tx
    .select({
      dueOn: orders.dueOn,
      loans: sql<number>`count(distinct ${orders.orderNo})`.mapWith(Number),
      owedCents: centsOf(entries.cents),
    })
    .from(orders)
    .innerJoin(journals, eq(journals.orderNo, orders.orderNo))
    .innerJoin(
      entries,
      and(
        eq(entries.journalId, journals.id),
        inArray(entries.account, ['principalReceivable', 'interestReceivable', 'penaltyReceivable']),
      ),
    )
    .where(inArray(orders.step, [...runningSteps]))
    .groupBy(orders.dueOn);
  const bands = new Map(arrearsClasses.map((band) => [band, { band, loans: 0, owedCents: 0 }]));
  for (const { dueOn, loans, owedCents } of rows) {
    const band = bands.get(arrearsOf(dueOn === null ? 0 : daysBetween(dueOn, today)))!;
    band.loans += loans;
    band.owedCents += owedCents;
  }
  return [...bands.values()];
}

function within(at: AnyColumn, { from, until }: Between): SQL {
  return and(gte(at, from), lt(at, until))!;
}
