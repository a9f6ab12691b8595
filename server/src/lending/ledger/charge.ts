import { accountThrough, chargeThrough, type Charge, type Day, type LoanAccount } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { loanState, recordedThrough } from './loan-state.ts';
import { postAll, type Journal } from './post.ts';

/**
 * Records what a loan's days have cost through a day, each day's charge as its own journal, and gives the loan as it
 * stands then. Days that are recorded already stay as they are. The caller holds the order's lock.
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
  await postAll(tx, chargeJournals(order.orderNo, charges, at));
  if (account.asOf > recordedThrough(order)) await keepCharged(tx, order.orderNo, account.asOf);
  return account;
}

/** The charges of a loan that are not recorded yet, and the loan after them. */
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

/** What a charge debits and credits; less than 0 cents take it back. */
export function chargeSides(kind: Charge['kind'], cents: number): Journal['sides'] {
  return kind === 'interest'
    ? { interestReceivable: cents, interestIncome: -cents }
    : { penaltyReceivable: cents, penaltyIncome: -cents };
}

/** Notes through which day an order is charged. */
export async function keepCharged(tx: Transaction, orderNo: string, chargedThrough: Day): Promise<void> {
  await tx.update(orders).set({ chargedThrough }).where(eq(orders.orderNo, orderNo));
}
