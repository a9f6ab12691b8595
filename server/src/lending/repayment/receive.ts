import { dayOf, owedCents, type Day, type LoanAccount } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { repayments, type OrderRow, type RepaymentRow } from '../../storage/schema/index.ts';
import { shillings } from '../accounts/tell-borrower.ts';
import { bookReceipt } from '../ledger/receive.ts';
import { advance } from '../orders/advance.ts';

/** Money of a repayment. */
export interface Received {
  /** Null: it is known to be paid, and its receipt is not known. */
  receipt: string | null;
  paidOn: Day;
  from: RepaymentRow['receiptFrom'];
}

/**
 * Books the money of a repayment, tells its owner, and takes the order along. Money that was booked before changes
 * nothing. Gives whether it was new. The caller holds the order's lock.
 */
export async function receive(
  tx: Transaction,
  repayment: RepaymentRow,
  order: OrderRow,
  { receipt, paidOn, from }: Received,
  at: number,
): Promise<boolean> {
  const { payOrderId, amountCents, checkoutRequestId } = repayment;
  const account = await bookReceipt(
    tx,
    order,
    { receipt: receipt ?? checkoutRequestId ?? payOrderId, cents: amountCents, paidOn },
    at,
  );
  if (!account) return false;
  await tx
    .update(repayments)
    .set({ state: 'paid', receipt, receiptFrom: from, failure: null, settledAt: at })
    .where(eq(repayments.payOrderId, payOrderId));
  const finished = await moveOn(tx, order, account, at);
  await enqueue(tx, {
    kind: 'sms',
    key: `repaid:${receipt ?? payOrderId}`,
    runAt: at,
    payload: {
      orderNo: order.orderNo,
      message: finished ? 'loanFinished' : 'repaymentReceived',
      values: { amount: shillings(amountCents), receipt: receipt ?? payOrderId.slice(0, 8) },
    },
  });
  return true;
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
