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
 * Records money that was paid without a prompt, by a payer whom nobody knows: it belongs to the order whose
 * number was entered as the account. For no order, or one that was never disbursed, it is in suspense.
 */
export async function recordPaidIn(
  tx: Transaction,
  { account, payment: reported }: PaidIn,
  at: number,
): Promise<void> {
  const payment = completed(reported, { amountCents: reported.amountCents, at });
  const order = await lockOrderNo(tx, orderNoOf(account));
  if (!order || order.disbursedOn === null) await bookToSuspense(tx, payment, at);
  else await creditPaidIn(tx, order, payment, at);
}

/**
 * Why a payment by hand to an account is not wanted; null: it is for a running loan. What is paid all the
 * same is taken.
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
function orderNoOf(account: string): string {
  return account.replace(/[\s-]/g, '').toUpperCase();
}
