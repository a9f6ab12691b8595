import { accountThrough, chargeThrough, type Charge, type Day, type LoanAccount } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { postAccrued } from './accrued.ts';
import { chargeSides } from './charge-sides.ts';
import { loanState, recordedThrough } from './loan-state.ts';
import { postAll, type Journal } from './post.ts';

/**
 * Records a loan's charges through a day, one journal per day's charge, and returns the loan afterwards.
 * Recorded days stay unchanged. The caller holds the order's lock.
 */
export async function chargeLoan(
  tx: Transaction,
  order: OrderRow,
  day: Day,
  at: number,
): Promise<LoanAccount> {
  const state = await loanState(tx, order);
  if (!state) throw new Error(`The order ${order.orderNo} has no disbursement to charge interest on.`);
  const { account, charges } = chargesDue(state.account, recordedThrough(order), day);
  await postAccrued(tx, order, at);
  await postAll(tx, chargeJournals(order.orderNo, charges, at));
  if (account.asOf > recordedThrough(order)) await keepCharged(tx, order.orderNo, account.asOf);
  return account;
}

/** A loan's unrecorded charges, and the loan after them. */
export function chargesDue(
  account: LoanAccount,
  recorded: Day,
  day: Day,
): { account: LoanAccount; charges: Charge[] } {
  return chargeThrough(accountThrough(account, recorded), day);
}

/** Charges of an order as journals. */
export function chargeJournals(orderNo: string, charges: readonly Charge[], at: number): Journal[] {
  return charges.map(({ day, kind, cents }) => ({
    key: `${kind}:${orderNo}:${day}`,
    kind,
    orderNo,
    day,
    at,
    sides: chargeSides(kind, cents),
  }));
}

/** Records the last charged day of an order. */
export async function keepCharged(tx: Transaction, orderNo: string, chargedThrough: Day): Promise<void> {
  await tx.update(orders).set({ chargedThrough }).where(eq(orders.orderNo, orderNo));
}
