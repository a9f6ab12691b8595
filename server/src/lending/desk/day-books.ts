import { startOfDay, type Day, type Market } from '@kopa/contract';
import type { BookRow, LossesOfDay, NightRun } from '@kopa/contract/desk/day-end-entities';
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
import { runningSteps } from '../ledger/accrual.ts';
import { loansOfNight } from '../ledger/night.ts';
import { centsOf } from './suspended-receipts.ts';

/** The journal of a payment that went back to its payer: the one kind of money that leaves the paybill. */
const wentBack = sql`${journals.key} like 'reversal:%'`;

/** Entries of an account. */
export const isOf = (account: Account) => eq(entries.account, account);
/** The sum of the entries that fit. */
export const centsWhere = (which: SQL | undefined) =>
  centsOf(sql`case when ${which} then ${entries.cents} else 0 end`);
/** The opposite. */
export const minusWhere = (which: SQL | undefined) =>
  centsOf(sql`case when ${which} then -${entries.cents} else 0 end`);

/** The money of a time in three books. */
export async function booksOf(
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
    row('received', received, (await settledSum(tx, repayments, 'paid', time)) + (await takenBack(tx, time))),
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

/** Payments that were taken back: what was told then, less what was taken back. */
async function takenBack(tx: Transaction, time: Between): Promise<number> {
  const { amountCents: cents, settledAt, takenBackAt } = repayments;
  const [row] = await tx
    .select({
      cents: centsOf(
        sql`case when ${within(settledAt, time)} then ${cents} else 0 end - case when ${within(takenBackAt, time)} then ${cents} else 0 end`,
      ),
    })
    .from(repayments)
    .where(and(isNotNull(takenBackAt), or(within(settledAt, time), within(takenBackAt, time))));
  return row!.cents;
}

/** The charges of a day, and the running loans that lack them. */
export async function nightOf(tx: Transaction, day: Day, market: Market): Promise<NightRun> {
  // A charge is booked after its day: earlier journals need not be read.
  const since = gte(journals.at, startOfDay(day, market));
  const [booked] = await tx
    .select({
      interestCents: centsWhere(inArray(entries.account, ['interestReceivable', 'interestAccrued'])),
      penaltyCents: centsWhere(inArray(entries.account, ['penaltyReceivable', 'penaltyAccrued'])),
      loans: sql<number>`count(distinct ${journals.orderNo})`.mapWith(Number),
      bookedAt: max(journals.at),
    })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .where(and(since, inArray(journals.kind, ['interest', 'penalty', 'night']), eq(journals.day, day)));
  const [night] = await tx
    .select({ loans: sql<number>`coalesce(sum(${loansOfNight(journals.key)}), 0)`.mapWith(Number) })
    .from(journals)
    .where(and(since, eq(journals.kind, 'night'), eq(journals.day, day)));
  const waiting = await tx.$count(
    orders,
    and(
      inArray(orders.step, [...runningSteps]),
      lte(orders.disbursedOn, day),
      or(lt(orders.chargedThrough, day), sql`${orders.chargedThrough} is null`),
    ),
  );
  return { ...booked!, loans: booked!.loans + night!.loans, waiting };
}

/** The losses that were booked in a time, and what came in for loans that are written off. */
export async function lossesOf(tx: Transaction, time: Between): Promise<LossesOfDay> {
  const [booked] = await tx
    .select({ lossCents: centsWhere(isOf('lossExpense')), recoveredCents: minusWhere(isOf('recovered')) })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .where(and(within(journals.at, time), inArray(journals.kind, ['writeOff', 'recovery', 'writeOffBack'])));
  return booked!;
}

/** Rows of a time. */
export function within(at: AnyColumn, { from, until }: Between): SQL {
  return and(gte(at, from), lt(at, until))!;
}
