import type { Market } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import type { Unwanted } from '../../ports/payments/callback.ts';
import { completed } from '../../ports/payments/payment.ts';
import type { PaidIn } from '../../ports/payments/payments.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { orders } from '../../storage/schema/index.ts';
import { bookToSuspense } from '../ledger/book-receipt.ts';
import { runningSteps } from '../ledger/accrual.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { creditPaidIn } from './match-receipt.ts';

/**
 * Books a payment without a prompt, whose payer is unknown, on the order that the payer entered as the
 * account. A payment for an unknown or never disbursed order is booked to suspense.
 */
export async function recordPaidIn(
  tx: Transaction,
  { account, payment: reported }: PaidIn,
  at: number,
  market: Market,
): Promise<void> {
  const payment = completed(reported, { amountCents: reported.amountCents, at });
  const order = await lockOrderNo(tx, orderNoOf(account));
  if (!order || order.disbursedOn === null) await bookToSuspense(tx, payment, at, market);
  else await creditPaidIn(tx, order, payment, at, market);
}

/**
 * The reason against a payment to an account; null: the account is a running loan. A payment that arrives
 * despite a reason is still booked.
 */
export async function checkPaidIn(db: Database, account: string | null): Promise<Unwanted | null> {
  if (account === null) return 'unknown';
  const [order] = await db
    .select({ step: orders.step })
    .from(orders)
    .where(eq(orders.orderNo, orderNoOf(account)));
  return order && runningSteps.includes(order.step) ? null : 'noSuchLoan';
}

/** An order's number as typed on a phone. */
export function orderNoOf(account: string): string {
  return account.replace(/[\s-]/g, '').toUpperCase();
}
