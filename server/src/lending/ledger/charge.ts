import { chargeThrough, type Charge, type Day, type LoanAccount } from '@kopa/contract';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { loanState, recordedThrough } from './loan-state.ts';
import { post } from './post.ts';

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
  const recorded = (await recordedThrough(tx, order.orderNo)) ?? state.account.disbursedOn;
  const { account, charges } = chargeThrough(state.account, day);
  await postCharges(
    tx,
    order.orderNo,
    charges.filter((charge) => charge.day > recorded),
    at,
  );
  return account;
}

/** Records charges of an order. */
export async function postCharges(
  tx: Transaction,
  orderNo: string,
  charges: readonly Charge[],
  at: number,
): Promise<void> {
  for (const { day, kind, cents } of charges) {
    const sides =
      kind === 'interest'
        ? { interestReceivable: cents, interestIncome: -cents }
        : { penaltyReceivable: cents, penaltyIncome: -cents };
    await post(tx, { key: `${kind}:${orderNo}:${day}`, kind, orderNo, day, at, sides });
  }
}
