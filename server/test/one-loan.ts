import { addDays, type Day } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { accrueAll } from '../src/lending/ledger/accrue-all.ts';
import { balancesOf, type Balances } from '../src/lending/ledger/balances.ts';
import { bookReceipt, receiptBooking } from '../src/lending/ledger/book-receipt.ts';
import { explainedLoan } from '../src/lending/ledger/explained-statement.ts';
import { reconcile } from '../src/lending/ledger/reconcile.ts';
import { statementLines } from '../src/lending/ledger/statement.ts';
import { lockOrderNo } from '../src/lending/orders/find-order.ts';
import type { Database } from '../src/storage/database.ts';
import { inTransaction } from '../src/storage/in-transaction.ts';
import { orders } from '../src/storage/schema/index.ts';
import { loanNo } from './running-loans.ts';
import { begin } from './test-lender.ts';
import { dayOf, startOfDay } from './times.ts';

/*
 * The first loan of `addRunningLoans`, disbursed at the begin of the tests. Its days are counted from there.
 */

export const loan = loanNo(1);
export const disbursedOn = dayOf(begin);

export function dayAfter(days: number): Day {
  return addDays(disbursedOn, days);
}

/** An hour after the midnight at which a day begins, in epoch milliseconds. */
export function onDay(days: number): number {
  return startOfDay(dayAfter(days)) + 3_600_000;
}

/** The nightly job at the begin of a day. */
export function accrued(db: Database, days: number): ReturnType<typeof accrueAll> {
  return accrueAll(db, { today: dayAfter(days), through: dayAfter(days - 1), at: onDay(days) });
}

/** A receipt, and the days on which it is paid and told. */
export interface Told {
  receipt: string;
  shillings: number;
  paid: number;
  told: number;
}

/** Books a receipt on the day on which it is told. */
export function book(db: Database, { receipt, shillings, paid, told }: Told): ReturnType<typeof bookReceipt> {
  return inTransaction(db, async (tx) => {
    const order = (await lockOrderNo(tx, loan))!;
    const payment = { receipt, amountCents: shillings * 100, paidAt: startOfDay(dayAfter(paid)) };
    const { key } = await receiptBooking(tx, receipt);
    return bookReceipt(tx, order, payment, { key }, onDay(told), kenyaMarket);
  });
}

/**
 * The loan's balances and what is owed; fails when the ledger disagrees with terms and facts, or the lines of
 * the statement do not sum to what is owed.
 */
export async function soundLoan(db: Database): Promise<{ balances: Balances; owed: number }> {
  const { ledgerSum, differing } = await inTransaction(db, reconcile);
  expect([ledgerSum, differing]).toEqual([0, []]);
  const balances = await inTransaction(db, (tx) => balancesOf(tx, loan));
  const owed = balances.principalReceivable + balances.interestReceivable + balances.penaltyReceivable;
  const lines = await inTransaction(db, (tx) => statementLines(tx, loan));
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(owed);
  return { balances, owed };
}

/** `soundLoan` and the explained statement of a day; fails also when the statement's last balance differs. */
export async function soundStatement(db: Database, days: number) {
  const { balances, owed } = await soundLoan(db);
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, loan));
  const { statement } = await inTransaction(db, (tx) =>
    explainedLoan(tx, order!.userId, loan, onDay(days), kenyaMarket),
  );
  const booked = statement.lines.filter(({ bookedOn }) => bookedOn !== null);
  expect(booked.at(-1)!.balanceCents).toBe(owed + balances.borrowerOverpayment);
  return { balances, owed, statement, order: order! };
}
