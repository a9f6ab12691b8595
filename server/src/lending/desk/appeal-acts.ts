import type { Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { answerAppeal } from '../appeals/appeal.ts';
import { appealOf } from '../appeals/find-appeal.ts';
import { CallError } from '../call-error.ts';
import { anyOrder, latestOrderOf, lockOrderNo } from '../orders/find-order.ts';
import type { DoesAct } from './limited-act.ts';

/** `approved`: a new decision about a rejected application. */
export const appealActs: Record<'appeals.approved', DoesAct> = {
  'appeals.approved': {
    look: async (tx, { itemId }) => {
      const { loanAmountCents: cents, tenureDays, reasons } = await toApprove(tx, itemId);
      return { cents, orderNo: itemId, was: { cents, tenureDays, reasons }, changes: [] };
    },
    perform: async (tx, { itemId: orderNo }, reviewer, { at, lender }) => {
      await lockOrderNo(tx, orderNo);
      await toApprove(tx, orderNo);
      await answerAppeal(tx, { orderNo, outcome: 'approved', reviewer, reasons: [] }, at, lender.policy);
    },
  },
};

/** Throws unless an appeal waits: `itemGone`, or `decidedAlready` with the answer and its time. */
export async function checkAppealWaits(tx: Transaction, orderNo: string): Promise<void> {
  const asked = await appealOf(tx, orderNo);
  if (!asked) throw new CallError('itemGone');
  if (asked.outcome !== null)
    throw new CallError('decidedAlready', { data: { state: asked.outcome, at: asked.decidedAt } });
  if (asked.text === '') throw new CallError('itemGone');
}

/** A newer application of an order's borrower; null: the order is the newest. */
export async function newerOrderNo(
  tx: Transaction,
  { userId, orderNo }: Pick<OrderRow, 'userId' | 'orderNo'>,
): Promise<string | null> {
  const newest = await latestOrderOf(tx, userId);
  return newest && newest.orderNo !== orderNo ? newest.orderNo : null;
}

/** Throws `changedMeanwhile` with the newer application of a borrower who has applied again. */
async function toApprove(tx: Transaction, orderNo: string): Promise<OrderRow> {
  await checkAppealWaits(tx, orderNo);
  const order = await anyOrder(tx, orderNo);
  const newer = await newerOrderNo(tx, order);
  if (newer !== null) throw new CallError('changedMeanwhile', { data: { newerOrderNo: newer } });
  return order;
}
