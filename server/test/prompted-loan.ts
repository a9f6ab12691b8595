import { kenyaMarket } from '@kopa/contract/market';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { bookToSuspense } from '../src/lending/ledger/book-receipt.ts';
import { reconcile } from '../src/lending/ledger/reconcile.ts';
import { lockOrderNo } from '../src/lending/orders/find-order.ts';
import { creditPaidIn, creditPrompt } from '../src/lending/repayment/match-receipt.ts';
import { recordPrompt } from '../src/lending/repayment/prompt-outcome.ts';
import type { Database } from '../src/storage/database.ts';
import { inTransaction } from '../src/storage/in-transaction.ts';
import { repayments, type RepaymentRow } from '../src/storage/schema/index.ts';
import type { Sealed } from '../src/storage/sealing-key.ts';
import { addRunningLoans, loanNo } from './running-loans.ts';
import { begin } from './test-lender.ts';
import { dayOf, hour, minute, startOfDay } from './times.ts';

export const disbursedOn = dayOf(begin);
/** The loan of the prompts, and another one. */
export const [loan, other] = [loanNo(1), loanNo(2)];
/** Noon of the loan's first day. */
export const paidAt = startOfDay(disbursedOn) + 12 * hour;
export const amountCents = 70_000;

/** Two running loans before each test, and what is told of prompts and payments of KSh 700 for the first. */
export function promptedLoan(test: { readonly db: Database }) {
  beforeEach(() => addRunningLoans(test.db, { count: 2, disbursedOn }));

  /** A prompt of KSh 700 that was made so long before the payment. */
  const prompted = (payOrderId: string, beforeMs: number, changes: Partial<RepaymentRow> = {}) =>
    test.db.insert(repayments).values({
      payOrderId,
      orderNo: loan,
      state: 'open',
      amountCents,
      mobile: '712345678' as Sealed,
      createdAt: paidAt - beforeMs,
      expiresAt: paidAt,
      checkoutRequestId: `ws_${payOrderId}`,
      ...changes,
    });
  const paidIn = (
    receipt: string,
    cents = amountCents,
    at = paidAt,
    {
      from = 'paybill',
      orderNo = loan,
      toldMs = minute,
    }: { from?: 'paybill' | 'desk'; orderNo?: string; toldMs?: number } = {},
  ) =>
    inTransaction(test.db, async (tx) => {
      const order = (await lockOrderNo(tx, orderNo))!;
      const payment = { receipt, amountCents: cents, paidAt: at };
      await creditPaidIn(tx, order, payment, at + toldMs, kenyaMarket, from);
    });
  const rows = () => test.db.select().from(repayments).orderBy(asc(repayments.position));
  /** The prompt or 'by hand' that has each receipt. */
  const holders = async () =>
    Object.fromEntries(
      (await rows()).flatMap(({ receipt, mobile, payOrderId }) =>
        receipt === null ? [] : [[receipt, mobile === '' ? 'by hand' : payOrderId]],
      ),
    );

  /** The callback of a prompt. */
  const told = (receipt: string, payOrderId = 'P1') =>
    inTransaction(test.db, async (tx) => {
      const order = (await lockOrderNo(tx, loan))!;
      const payment = { receipt, amountCents, paidAt };
      const [prompt] = await tx.select().from(repayments).where(eq(repayments.payOrderId, payOrderId));
      await creditPrompt(tx, prompt!, order, payment, paidAt + minute, kenyaMarket);
    });

  /** The provider says of a prompt that the prompt is paid, and names no receipt. */
  const answered = (payOrderId: string, at = paidAt + hour) =>
    inTransaction(test.db, (tx) => {
      const outcome = { paid: { receipt: null, amountCents: null, paidAt: null }, failure: null };
      return recordPrompt(tx, { payOrderId, providerId: null, outcome }, at, kenyaMarket);
    });
  /** What each repayment is, oldest first. */
  const kept = async () =>
    (await rows()).map(({ payOrderId, mobile, state, receipt, receiptFrom, failure }) => [
      mobile === '' ? 'by hand' : payOrderId,
      state,
      receipt,
      receiptFrom ?? failure,
    ]);
  const received = async () => {
    const { balances, received: sums, differing, ledgerSum } = await inTransaction(test.db, reconcile);
    expect({ differing, ledgerSum }).toEqual({ differing: [], ledgerSum: 0 });
    return { booked: balances.paybillFloat, suspense: balances.suspense, borrowers: sums.borrowers };
  };
  const suspended = (receipt: string) =>
    inTransaction(test.db, (tx) => bookToSuspense(tx, { receipt, amountCents, paidAt }, paidAt, kenyaMarket));
  return { prompted, paidIn, rows, holders, told, answered, kept, received, suspended };
}
