import {
  dayOf,
  loanHistory,
  payoffCents,
  type BookedPayment,
  type LoanAccount,
  type LoanStart,
  type Market,
} from '@kopa/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { journals, orders, type OrderRow } from '../../storage/schema/index.ts';
import { postAccrued } from './accrued.ts';
import { balancesOf, type Balances } from './balances.ts';
import { chargeLoan } from './charge.ts';
import { correctionsOf } from './correct.ts';
import { bookedPayments, loanStart, recordedThrough } from './loan-state.ts';
import { post, postAll, type Journal } from './post.ts';

/** The accounts of losses. */
export type LossBalances = Pick<Balances, 'writtenOff' | 'lossExpense' | 'recovered'>;

/**
 * What the accounts of losses hold for a loan by its facts: `writtenOff` is the opposite of what is owed,
 * `recovered` what payments of later days than the write-off have paid of the loan, and the rest is loss.
 */
export function lossBalances(start: LoanStart, payments: readonly BookedPayment[]): LossBalances {
  const { writtenOffOn } = start;
  if (!writtenOffOn) return { writtenOff: 0, lossExpense: 0, recovered: 0 };
  const { account, allocations } = loanHistory(start, payments);
  const owedCents = payoffCents(account, writtenOffOn);
  const recoveredCents = payments
    .filter(({ day, waives }) => day > writtenOffOn && !waives)
    .map(({ key }) => allocations.get(key)!)
    .reduce((sum, used) => sum + used.penaltyCents + used.interestCents + used.principalCents, 0);
  return {
    writtenOff: 0 - owedCents,
    lossExpense: owedCents + recoveredCents,
    recovered: 0 - recoveredCents,
  };
}

/**
 * Records what a fact has changed of a loan that is written off: what a later payment brings in is recovered,
 * and anything else makes the loss smaller or larger. `because` is the key of the fact's journal.
 */
export async function bookRecovery(
  tx: Transaction,
  { orderNo }: OrderRow,
  { start, payments }: { start: LoanStart; payments: readonly BookedPayment[] },
  because: Pick<Journal, 'key' | 'day' | 'at'>,
): Promise<void> {
  if (!start.writtenOffOn) return;
  const sides = await lossSides(tx, orderNo, lossBalances(start, payments));
  if (Object.values(sides).every((cents) => cents === 0)) return;
  await post(tx, { ...because, key: `recovery:${because.key}`, kind: 'recovery', orderNo, sides });
}

/**
 * Writes a loan off, today: charges end with today, what is owed is a loss, and the borrower still owes it.
 * Returns the loan afterwards. The caller holds the order's lock.
 */
export async function writeOff(
  tx: Transaction,
  order: OrderRow,
  at: number,
  market: Market,
): Promise<LoanAccount> {
  const { orderNo } = order;
  const day = dayOf(at, market);
  const account = await chargeLoan(tx, order, day, at);
  const start = { ...loanStart(order)!, writtenOffOn: day };
  await keepWrittenOff(tx, orderNo, day);
  const sides = await lossSides(tx, orderNo, lossBalances(start, await bookedPayments(tx, orderNo)));
  const key = await nextKey(tx, 'writeOff', orderNo);
  await post(tx, { key, kind: 'writeOff', orderNo, day, at, sides });
  return account;
}

/**
 * Takes a write-off back: its journals stay, one with the opposite sides is added, and each day since is
 * charged as if the loan had never been written off. The caller holds the order's lock.
 */
export async function takeWriteOffBack(
  tx: Transaction,
  order: OrderRow,
  at: number,
  market: Market,
): Promise<void> {
  const { orderNo } = order;
  const key = await nextKey(tx, 'writeOffBack', orderNo);
  const payments = await bookedPayments(tx, orderNo);
  const start = loanStart(order)!;
  const recorded = recordedThrough(order);
  const { corrections } = correctionsOf({
    key,
    orderNo,
    start: { ...start, writtenOffOn: null },
    startBefore: start,
    before: payments,
    after: payments,
    recorded,
    through: recorded,
    at,
  });
  await postAccrued(tx, order, at);
  await keepWrittenOff(tx, orderNo, null);
  const sides = await lossSides(tx, orderNo, { writtenOff: 0, lossExpense: 0, recovered: 0 });
  await post(tx, { key, kind: 'writeOffBack', orderNo, day: dayOf(at, market), at, sides });
  await postAll(tx, corrections);
}

/** The sides that bring the accounts of losses of an order to what they hold by its facts. */
async function lossSides(tx: Transaction, orderNo: string, held: LossBalances): Promise<LossBalances> {
  const now = await balancesOf(tx, orderNo);
  return {
    writtenOff: held.writtenOff - now.writtenOff,
    lossExpense: held.lossExpense - now.lossExpense,
    recovered: held.recovered - now.recovered,
  };
}

/** A loan can be written off again after a write-off was taken back. */
async function nextKey(tx: Transaction, kind: 'writeOff' | 'writeOffBack', orderNo: string): Promise<string> {
  const before = await tx.$count(journals, and(eq(journals.orderNo, orderNo), eq(journals.kind, kind)));
  return `${kind}:${orderNo}:${before + 1}`;
}

async function keepWrittenOff(
  tx: Transaction,
  orderNo: string,
  writtenOffOn: OrderRow['writtenOffOn'],
): Promise<void> {
  await tx.update(orders).set({ writtenOffOn }).where(eq(orders.orderNo, orderNo));
}
