import { accountThrough, dayOf, type Day, type LoanAccount } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { isRunning } from '../ledger/accrual.ts';
import { loanState, type LoanState } from '../ledger/loan-state.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import type { Subject } from './limited-act.ts';
import type { AtWork } from './promises.ts';

/** A running loan and its account through today. Throws `loanNotRunning`. */
export async function runningLoan(
  tx: Transaction,
  { orderNo }: Subject,
  { at, lender }: AtWork,
): Promise<{ order: OrderRow; state: LoanState; account: LoanAccount; today: Day }> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.orderNo, orderNo ?? ''));
  const state = order && isRunning(order) ? await loanState(tx, order) : null;
  if (!order || !state) throw new CallError('loanNotRunning');
  const today = dayOf(at, lender.policy.market);
  return { order, state, account: accountThrough(state.account, today), today };
}

/** The same order, locked. Throws `loanNotRunning`. */
export async function lockRunning(tx: Transaction, { orderNo }: Subject): Promise<OrderRow> {
  const order = await lockOrderNo(tx, orderNo ?? '');
  if (!order || !isRunning(order)) throw new CallError('loanNotRunning');
  return order;
}
