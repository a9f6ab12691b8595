import { dayOf, owedCents, type Day, type LoanAccount } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import { enqueue } from '../../storage/queue.ts';
import type { PromptOutcome } from '../../ports/payments/daraja-callbacks.ts';
import type { Transaction } from '../../storage/database.ts';
import { repayments, type OrderRow, type RepaymentRow } from '../../storage/schema/index.ts';
import { shillings } from '../accounts/tell-borrower.ts';
import { bookReceipt, bookToSuspense } from '../ledger/receive.ts';
import { advance } from '../orders/advance.ts';
import { lockOrderNo } from '../orders/find-order.ts';

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
  if (repayment.state === 'paid') {
    // A status query said so before; now its receipt is known. Another receipt is other money.
    if (repayment.receipt === null) await nameReceipt(tx, repayment, paid.receipt);
    else if (repayment.receipt !== paid.receipt) await bookToSuspense(tx, money, at);
    return;
  }
  await receive(tx, repayment, order, { receipt: paid.receipt, paidOn }, at);
}

/** Daraja's own code for a prompt that nobody answered. */
export const unanswered = '1019';

/** Nobody has said what became of it: it is open, or was given up. */
export function isUnanswered({ state, failure }: RepaymentRow): boolean {
  return state === 'open' || (state === 'failed' && failure === unanswered);
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
  else await receive(tx, repayment, order, { receipt: null, paidOn: dayOf(repayment.createdAt) }, at);
}

async function receive(
  tx: Transaction,
  repayment: RepaymentRow,
  order: OrderRow,
  { receipt, paidOn }: { receipt: string | null; paidOn: Day },
  at: number,
): Promise<void> {
  const { payOrderId, amountCents, checkoutRequestId } = repayment;
  const account = await bookReceipt(
    tx,
    order,
    { receipt: receipt ?? checkoutRequestId ?? payOrderId, cents: amountCents, paidOn },
    at,
  );
  // Booked under another repayment already: the same money is not received twice.
  if (!account) return;
  await tx
    .update(repayments)
    .set({ state: 'paid', receipt, failure: null, settledAt: at })
    .where(eq(repayments.payOrderId, payOrderId));
  const finished = await moveOn(tx, order, account, at);
  await enqueue(tx, {
    kind: 'sms',
    key: `repaid:${payOrderId}`,
    runAt: at,
    payload: {
      orderNo: order.orderNo,
      message: finished ? 'loanFinished' : 'repaymentReceived',
      values: { amount: shillings(amountCents), receipt: receipt ?? payOrderId.slice(0, 8) },
    },
  });
}

/** Takes the order along after a payment. Gives whether the loan is paid off. */
async function moveOn(tx: Transaction, order: OrderRow, account: LoanAccount, at: number): Promise<boolean> {
  const { orderNo, step } = order;
  if (step === orderSteps.finish) return true;
  if (owedCents(account) === 0) {
    await advance(tx, { orderNo, event: 'paidOff', at });
    return true;
  }
  if (step === orderSteps.payFail) {
    await advance(tx, { orderNo, event: 'repaymentReceived', at });
    if (dayOf(at) > account.dueOn) await advance(tx, { orderNo, event: 'fellOverdue', at });
  }
  return false;
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

async function nameReceipt(tx: Transaction, { payOrderId }: RepaymentRow, receipt: string): Promise<void> {
  await tx.update(repayments).set({ receipt }).where(eq(repayments.payOrderId, payOrderId));
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
  const [named] = await tx.select().from(repayments).where(eq(repayments.payOrderId, payOrderId));
  const fits =
    named &&
    (checkoutRequestId === null ||
      named.checkoutRequestId === null ||
      named.checkoutRequestId === checkoutRequestId);
  const order = fits && (await lockOrderNo(tx, named.orderNo));
  if (!order) return undefined;
  const [repayment] = await tx
    .select()
    .from(repayments)
    .where(eq(repayments.payOrderId, payOrderId))
    .for('update');
  return repayment && { repayment, order };
}
