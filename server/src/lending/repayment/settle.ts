import { dayOf } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import type { PromptOutcome } from '../../ports/payments/daraja-callbacks.ts';
import type { Transaction } from '../../storage/database.ts';
import { repayments, type OrderRow, type RepaymentRow } from '../../storage/schema/index.ts';
import { bookToSuspense } from '../ledger/receive.ts';
import { advance } from '../orders/advance.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { findRepayment, lockOneRepayment } from './find-repayment.ts';
import { receive } from './receive.ts';
import { isUnanswered, settleTold, takeReceiptOver } from './match-receipt.ts';

/**
 * Records what a callback says of a prompt; what was recorded before changes nothing. `payOrderId` is the id in the
 * callback's address: it finds the repayment whose own call was never answered. Money for nothing we know, or in
 * another amount than was asked for, is in suspense.
 */
export async function settlePrompt(
  tx: Transaction,
  payOrderId: string,
  { checkoutRequestId, resultCode, paid }: PromptOutcome,
  at: number,
): Promise<void> {
  const found = await lockRepayment(tx, payOrderId, checkoutRequestId);
  if (!paid) {
    if (found) await failRepayment(tx, found.repayment, found.order, resultCode, at);
    return;
  }
  const paidOn = paid.day ?? dayOf(at);
  const money = { receipt: paid.receipt, cents: paid.amountCents, paidOn };
  if (!found || paid.amountCents !== found.repayment.amountCents) {
    await bookToSuspense(tx, money, at);
    if (found?.repayment.state === 'open')
      await failRepayment(tx, found.repayment, found.order, 'inSuspense', at);
    return;
  }
  const { repayment, order } = found;
  if (repayment.checkoutRequestId === null)
    await tx
      .update(repayments)
      .set({ checkoutRequestId })
      .where(eq(repayments.payOrderId, repayment.payOrderId));
  await settleTold(tx, repayment, order, money, at);
}

/** Records what a status query says: `resultCode` '0' is paid, with a receipt that only the callback knows. */
export async function settleByQuery(
  tx: Transaction,
  payOrderId: string,
  resultCode: string,
  at: number,
): Promise<void> {
  const found = await lockRepayment(tx, payOrderId, null);
  if (!found || !isUnanswered(found.repayment)) return;
  const { repayment, order } = found;
  if (resultCode !== '0') await failRepayment(tx, repayment, order, resultCode, at);
  else if (!(await takeReceiptOver(tx, repayment, at)))
    await receive(
      tx,
      repayment,
      order,
      { receipt: null, paidOn: dayOf(repayment.createdAt), from: null },
      at,
    );
}

/** Records that a prompt brought nothing (2 or 3 -> 10); one that is settled already stays as it is. */
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
 * The repayment and its order, both locked; the order first, as everywhere. The provider's id counts; our own id in
 * the address only where the provider's is not known yet.
 */
export async function lockRepayment(
  tx: Transaction,
  payOrderId: string,
  checkoutRequestId: string | null,
): Promise<{ repayment: RepaymentRow; order: OrderRow } | undefined> {
  const named = await findRepayment(tx, payOrderId);
  const fits =
    named &&
    (checkoutRequestId === null ||
      named.checkoutRequestId === null ||
      named.checkoutRequestId === checkoutRequestId);
  const order = fits && (await lockOrderNo(tx, named.orderNo));
  if (!order) return undefined;
  const repayment = await lockOneRepayment(tx, payOrderId);
  return repayment && { repayment, order };
}
