import { dayOf } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import type { PaidIn } from '../../ports/payments/paybill.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { orders } from '../../storage/schema/index.ts';
import { bookToSuspense } from '../ledger/receive.ts';
import { runningSteps } from '../ledger/accrual.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { settlePaidIn } from './match-receipt.ts';

/**
 * Records money that was paid in on the paybill, by whom nobody knows: it belongs to the order whose number was entered
 * as the account. For no order, or one that was never disbursed, it is in suspense.
 */
export async function takePaidIn(tx: Transaction, paidIn: PaidIn, at: number): Promise<void> {
  const { receipt, account, amountCents: cents } = paidIn;
  const paidAt = Math.min(paidIn.paidAt ?? at, at);
  const money = { receipt, cents, paidOn: dayOf(paidAt), paidAt };
  const order = await lockOrderNo(tx, orderNoOf(account));
  if (!order || order.disbursedOn === null) await bookToSuspense(tx, money, at);
  else await settlePaidIn(tx, order, money, at);
}

/** Why money is not wanted, as Daraja names it; null: it is. Whatever is paid all the same is taken. */
export type Unwanted = 'C2B00012' | 'C2B00016';

/** Whether a payment by hand is for a running loan. */
export async function checkPaidIn(db: Database, paidIn: PaidIn | null): Promise<Unwanted | null> {
  if (!paidIn) return 'C2B00016';
  const [order] = await db
    .select({ step: orders.step })
    .from(orders)
    .where(eq(orders.orderNo, orderNoOf(paidIn.account)));
  return order && runningSteps.includes(order.step) ? null : 'C2B00012';
}

/** An order's number as somebody typed it on a phone. */
function orderNoOf(account: string): string {
  return account.replace(/[\s-]/g, '').toUpperCase();
}
