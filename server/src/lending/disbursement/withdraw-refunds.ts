import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { keyOfOrder, readText } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import { refunds, type RefundRow } from '../../storage/schema/index.ts';
import { paymentTakenBack, refusedByPerson } from './due-back.ts';

/**
 * What becomes of an order's refunds when a payment is taken back, and `leftCents` stay overpaid. A refund
 * that waits for a person ends; the rest is looked at anew. What a person has refused stays refused, up to
 * what is left: money that is gone holds back no later refund. Rows end or are added, and keep their sums.
 */
export async function withdrawRefunds(
  tx: Transaction,
  orderNo: string,
  leftCents: number,
  at: number,
): Promise<void> {
  const isHeld = eq(refunds.state, 'held');
  await tx
    .update(refunds)
    .set(gone(at))
    .where(and(eq(refunds.orderNo, orderNo), isHeld));
  const refused = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderNo, orderNo), eq(refunds.failure, refusedByPerson)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  let left = Math.max(0, leftCents);
  for (const refund of refused) {
    if (refund.amountCents > left) {
      await tx.update(refunds).set(gone(at)).where(eq(refunds.id, refund.id));
      if (left > 0) await refuseLess(tx, refund, left, at);
    }
    left = Math.max(0, left - refund.amountCents);
  }
}

const gone = (at: number) => ({ state: 'failed' as const, failure: paymentTakenBack, settledAt: at });

/** The same refusal for a smaller sum. */
async function refuseLess(
  tx: Transaction,
  refused: RefundRow,
  amountCents: number,
  at: number,
): Promise<void> {
  const id = randomUUID();
  const key = await keyOfOrder(tx, refused.orderNo);
  const { paidFrom } = refused;
  const payer = paidFrom && readText(key, paidFrom, moneyPlaces.refund(refused.id));
  await tx.insert(refunds).values({
    id,
    orderNo: refused.orderNo,
    state: 'failed',
    failure: refusedByPerson,
    amountCents,
    paidFrom: payer && key.seal(payer, moneyPlaces.refund(id)),
    heldBecause: refused.heldBecause,
    decidedBy: refused.decidedBy,
    decidedAt: refused.decidedAt,
    createdAt: at,
    settledAt: at,
  });
}
