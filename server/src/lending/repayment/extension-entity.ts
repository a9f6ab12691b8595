import { addDays, dayOf, loanHistory, startOfDay, type Market, type Policy } from '@kopa/contract';
import type { Extension } from '@kopa/contract/entities';
import type { Transaction } from '../../storage/database.ts';
import type { ExtensionRow, OrderRow } from '../../storage/schema/index.ts';
import { loanState } from '../ledger/loan-state.ts';
import { settledBy, timesOf, type Offered } from './extension.ts';

/** An offered, unconfirmed extension in its wire form. */
export function offeredEntity(
  { order, account, price, days, payNowCents, times }: Offered,
  at: number,
  market: Market,
): Extension {
  const today = dayOf(at, market);
  const { interestCents, penaltyCents } = settledBy(account, today);
  return {
    orderNo: order.orderNo,
    payOrderId: null,
    state: 'offered',
    days,
    extensionAmount: payNowCents,
    interest: interestCents,
    penalty: penaltyCents,
    fee: price.feeCents,
    GST: price.taxCents,
    repayAmount: price.newDueCents,
    dueDate: account.dueOn,
    newDueDate: price.newDueOn,
    validUntil: startOfDay(addDays(today, 1), market),
    ...times,
  };
}

/** A confirmed extension: interest and penalty as paid or to be paid. */
export async function extensionEntity(
  tx: Transaction,
  order: OrderRow,
  extension: ExtensionRow,
  policy: Policy,
): Promise<Extension> {
  const { payOrderId, state, day, days, feeCents, taxCents, payNowCents } = extension;
  // An extension is of a disbursed loan.
  const loan = (await loanState(tx, order))!;
  const { start, payments, account } = loan;
  // The loan before the payment of its extension.
  const at = payments.findIndex(({ key }) => key === extension.journalKey);
  const before = at < 0 ? account : loanHistory(start, payments.slice(0, at)).account;
  const settled = settledBy(before, day);
  return {
    orderNo: order.orderNo,
    payOrderId,
    state: state === 'extended' ? 'extended' : 'open',
    days,
    extensionAmount: payNowCents,
    interest: settled.interestCents,
    penalty: settled.penaltyCents,
    fee: feeCents,
    GST: taxCents,
    repayAmount: extension.newDueCents,
    dueDate: before.dueOn,
    newDueDate: extension.newDueOn,
    validUntil: extension.expiresAt,
    ...timesOf(loan, policy),
  };
}
