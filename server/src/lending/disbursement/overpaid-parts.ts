import { loanHistory } from '@kopa/contract';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow, RepaymentRow } from '../../storage/schema/index.ts';
import { receiptKey, receiptNamed } from '../ledger/book-receipt.ts';
import { loanState } from '../ledger/loan-state.ts';
import { isAssigned } from '../repayment/match-receipt.ts';
import type { OverpaidPart, Source } from './due-back.ts';

/** A repayment with the number of its payer, opened. */
export type PaidRow = Omit<RepaymentRow, 'mobile'> & { mobile: string };

/**
 * The overpaid part of each payment of an order, with its source. Only payments for which `counts` is true
 * exist for the computation: without the others less may be overpaid. `repayments`: those of the order.
 */
export async function overpaidParts(
  tx: Transaction,
  order: OrderRow,
  repayments: readonly PaidRow[],
  counts: (repayment: PaidRow | undefined) => boolean,
): Promise<OverpaidPart[]> {
  const state = await loanState(tx, order);
  if (!state) return [];
  const byKey = new Map(repayments.flatMap((each) => keysOf(each).map((key) => [key, each] as const)));
  const paidBy = (key: string) => byKey.get(receiptKey(receiptNamed(key) ?? ''));
  const counted = state.payments.filter(({ key }) => isCarried(key) || counts(paidBy(key)));
  return [...loanHistory(state.start, counted).allocations]
    .map(([key, { overpaidCents: cents }]) => ({ source: sourceOf(paidBy(key)), cents }))
    .filter(({ cents }) => cents > 0);
}

/** Money of an earlier loan of the borrower, which no provider moved. */
const isCarried = (key: string) => key.startsWith('carryOver:');

/** The journals that may hold a repayment's money: a receipt is often known later than its money. */
function keysOf({ receipt, checkoutRequestId, payOrderId }: PaidRow): string[] {
  return [receipt, checkoutRequestId, payOrderId].flatMap((name) => (name === null ? [] : receiptKey(name)));
}

/**
 * The phone of a prompt, if the provider says that this prompt was paid. A receipt that was only assigned to
 * a prompt may be the money of another payer.
 */
function sourceOf(repayment: PaidRow | undefined): Source {
  return repayment && repayment.mobile !== '' && !isAssigned(repayment) ? repayment.mobile : null;
}
