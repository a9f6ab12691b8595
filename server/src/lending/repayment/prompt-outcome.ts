import type { Market } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import { completed, type Outcome } from '../../ports/payments/payment.ts';
import type { Transaction } from '../../storage/database.ts';
import { repayments, type OrderRow, type RepaymentRow } from '../../storage/schema/index.ts';
import { bookToSuspense } from '../ledger/book-receipt.ts';
import { advance } from '../orders/advance.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { creditRepayment } from './credit-repayment.ts';
import { findRepayment, lockOneRepayment } from './find-repayment.ts';
import { creditPrompt, isUnanswered, takeReceiptOver } from './match-receipt.ts';
import { isNamed, namePrompt } from '../../storage/prompt-name.ts';

/** The outcome of a prompt. `providerId`: null if the provider was asked by our own id. */
interface PromptOutcome {
  payOrderId: string;
  providerId: string | null;
  outcome: Outcome;
}

/**
 * Records the outcome of a prompt from a report or a status request; a repeated outcome changes nothing.
 * Money for an unknown repayment, or of another amount than requested, is booked to suspense.
 */
export async function recordPrompt(
  tx: Transaction,
  { payOrderId, providerId, outcome }: PromptOutcome,
  at: number,
  market: Market,
): Promise<void> {
  const found = await lockRepayment(tx, payOrderId, providerId);
  const { paid, failure } = outcome;
  if (!paid) {
    if (found) await failRepayment(tx, found.repayment, found.order, failure, at);
    return;
  }
  const { receipt, amountCents } = paid;
  if (receipt === null) {
    if (found) await recordPaidWithoutReceipt(tx, found.repayment, found.order, at, market);
    return;
  }
  if (!found || (amountCents !== null && amountCents !== found.repayment.amountCents)) {
    // An unknown amount cannot be booked: the report is stored, and the provider's statement has the amount.
    if (amountCents !== null)
      await bookToSuspense(tx, completed({ ...paid, receipt }, { amountCents, at }), at, market);
    if (found) await failRepayment(tx, found.repayment, found.order, 'inSuspense', at);
    return;
  }
  const { repayment, order } = found;
  if (providerId !== null) await namePrompt(tx, repayment, providerId);
  const payment = completed(
    { ...paid, receipt, paidAt: paid.paidAt ?? repayment.createdAt },
    { amountCents: repayment.amountCents, at },
  );
  await creditPrompt(tx, repayment, order, payment, at, market);
}

/** The provider says that a prompt is paid, and does not name the receipt: that is reported later. */
async function recordPaidWithoutReceipt(
  tx: Transaction,
  repayment: RepaymentRow,
  order: OrderRow,
  at: number,
  market: Market,
): Promise<void> {
  if (!isUnanswered(repayment) || (await takeReceiptOver(tx, repayment, at))) return;
  const { amountCents, createdAt } = repayment;
  const payment = { receipt: null, amountCents, paidAt: createdAt };
  await creditRepayment(tx, repayment, order, payment, null, at, market);
}

/** Records a failed prompt (2 or 3 -> 10); a settled prompt stays. */
export async function failRepayment(
  tx: Transaction,
  repayment: RepaymentRow,
  order: OrderRow,
  failure: string,
  at: number,
): Promise<void> {
  if (repayment.state !== 'open') return;
  await tx
    .update(repayments)
    .set({ state: 'failed', failure, settledAt: at })
    .where(eq(repayments.payOrderId, repayment.payOrderId));
  if (order.step === orderSteps.repaying || order.step === orderSteps.overdued)
    await advance(tx, { orderNo: order.orderNo, event: 'repaymentFailed', at });
}

/**
 * The locked repayment and order; the order is locked first, as everywhere. The provider's id decides; our id
 * in the address only while the provider's is unknown.
 */
export async function lockRepayment(
  tx: Transaction,
  payOrderId: string,
  providerId: string | null,
): Promise<{ repayment: RepaymentRow; order: OrderRow } | undefined> {
  const named = await findRepayment(tx, payOrderId);
  const fits = named && (providerId === null || isNamed(tx, named, providerId));
  const order = fits && (await lockOrderNo(tx, named.orderNo));
  if (!order) return undefined;
  const repayment = await lockOneRepayment(tx, payOrderId);
  return repayment && { repayment, order };
}
