import { dayOf, owedCents, type LoanAccount, type Market } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq, sql } from 'drizzle-orm';
import type { Payment } from '../../ports/payments/payment.ts';
import type { Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { enqueue } from '../../storage/queue.ts';
import { extensions, repayments, type OrderRow, type RepaymentRow } from '../../storage/schema/index.ts';
import { bookReceipt, receiptBooking, receiptKey } from '../ledger/book-receipt.ts';
import { advance } from '../orders/advance.ts';
import { whenPaid } from '../reminders/when-awake.ts';
import { extensionPaidBy } from './extension.ts';

const settlePaid = prepared((db) =>
  db
    .update(repayments)
    .set({
      state: 'paid',
      receipt: sql`${sql.placeholder('receipt')}`,
      receiptFrom: sql`${sql.placeholder('from')}`,
      failure: null,
      settledAt: sql`${sql.placeholder('at')}`,
    })
    .where(eq(repayments.payOrderId, sql.placeholder('payOrderId')))
    .prepare('settle_paid'),
);

/**
 * Books a payment as a repayment's, tells the borrower, and moves the order on. A payment that was booked
 * before changes nothing. `from`: where the receipt comes from. Gives whether the payment was new. The caller
 * holds the order's lock.
 */
export async function creditRepayment(
  tx: Transaction,
  repayment: RepaymentRow,
  order: OrderRow,
  payment: Payment,
  from: RepaymentRow['receiptFrom'],
  at: number,
  market: Market,
): Promise<boolean> {
  const { payOrderId, amountCents } = repayment;
  const { receipt } = payment;
  // Whatever a callback says, no prompt was paid before it was made.
  const paidAt = repayment.mobile === '' ? payment.paidAt : Math.max(payment.paidAt, repayment.createdAt);
  const key = receipt === null ? receiptKey(payOrderId) : (await receiptBooking(tx, receipt)).key;
  const extension = await extensionPaidBy(tx, order, amountCents, dayOf(paidAt, market), market);
  const account = await bookReceipt(
    tx,
    order,
    { receipt, amountCents, paidAt },
    { key, rollover: extension ?? undefined },
    at,
    market,
  );
  if (!account) return false;
  if (extension)
    await tx
      .update(extensions)
      .set({ state: 'extended', journalKey: key, settledAt: at })
      .where(eq(extensions.payOrderId, extension.payOrderId));
  await settlePaid(tx).execute({ payOrderId, receipt, from, at });
  const message = extension
    ? await extend(tx, order, account, at)
    : messageAfter(order, await moveOn(tx, order, account, at, market));
  // The sender of a proof is informed about the proof.
  if (from === 'voucher') return true;
  const told = { orderNo: order.orderNo, message, amountCents } as const;
  await tellRepaid(
    tx,
    { ...told, receipt: receipt ?? payOrderId.slice(0, 8) },
    whenPaid(at, paidAt, market),
    receipt ?? payOrderId,
  );
  return true;
}

/** What a payment brought to an order: `isPaidOff` after, and the order before. */
export function messageAfter(
  before: Pick<OrderRow, 'step'>,
  isPaidOff: boolean,
): 'loanFinished' | 'paidAfterEnd' | 'repaymentReceived' {
  if (!isPaidOff) return 'repaymentReceived';
  return before.step === orderSteps.finish ? 'paidAfterEnd' : 'loanFinished';
}

/**
 * Tells the borrower of a payment by SMS, from `runAt` on: once for each receipt, or for each repayment
 * without one.
 */
export async function tellRepaid(
  tx: Transaction,
  {
    receipt,
    ...told
  }: {
    orderNo: string;
    message: 'loanExtended' | ReturnType<typeof messageAfter>;
    amountCents: number;
    receipt: string;
  },
  runAt: number,
  key: string = receipt,
): Promise<void> {
  await enqueue(tx, {
    kind: 'sms',
    key: `repaid:${key}`,
    runAt,
    payload: { ...told, values: { receipt } },
  });
}

/** The loan is due later: the order returns to repaying from any step. */
async function extend(
  tx: Transaction,
  order: OrderRow,
  account: LoanAccount,
  at: number,
): Promise<'loanExtended'> {
  await advance(tx, { orderNo: order.orderNo, event: 'extended', at, details: { dueOn: account.dueOn } });
  return 'loanExtended';
}

/** Moves the order after a payment or a waiver. Returns whether the loan is paid off. */
export async function moveOn(
  tx: Transaction,
  order: OrderRow,
  account: LoanAccount,
  at: number,
  market: Market,
): Promise<boolean> {
  const { orderNo, step } = order;
  if (step === orderSteps.finish) return true;
  if (owedCents(account) === 0) {
    await advance(tx, { orderNo, event: 'paidOff', at });
    return true;
  }
  if (step === orderSteps.payFail) {
    await advance(tx, { orderNo, event: 'repaymentReceived', at });
    if (dayOf(at, market) > account.dueOn) await advance(tx, { orderNo, event: 'fellOverdue', at });
  }
  return false;
}
