import type { Market } from '@kopa/contract';
import type { VoucherReason } from '@kopa/contract/entities';
import { and, eq } from 'drizzle-orm';
import { foldReceipt } from '../../../ports/payments/payment.ts';
import type { Transaction } from '../../../storage/database.ts';
import { enqueue } from '../../../storage/queue.ts';
import { repayments, vouchers, type VoucherRow } from '../../../storage/schema/index.ts';
import { CallError } from '../../call-error.ts';
import { lockOrderNo } from '../../orders/find-order.ts';
import { claimSuspended } from '../claim-suspended.ts';

/** A staff decision about a proof. */
export type VoucherDecision =
  | { decision: 'review' }
  | { decision: 'accept'; receipt: string }
  | { decision: 'reject'; reason: VoucherReason };

/**
 * Decides a proof of repayment, once; the same decision again changes nothing. Acceptance books nothing by
 * itself: the receipt belongs to the order, or its money is in suspense and moves to the order in the same
 * transaction. The borrower is informed once. Throws `invalidInput` for an unknown proof or receipt, or for a
 * proof with another decision.
 */
export async function decideVoucher(
  tx: Transaction,
  voucherId: string,
  decision: VoucherDecision,
  at: number,
  market: Market,
): Promise<VoucherRow> {
  const [named] = await tx.select().from(vouchers).where(eq(vouchers.id, voucherId));
  if (!named) throw refused('voucherId');
  const { orderNo } = named;
  const order = await lockOrderNo(tx, orderNo);
  // The order's lock excludes a concurrent decision.
  const [now] = await tx.select().from(vouchers).where(eq(vouchers.id, voucherId));
  const voucher = now!;
  if (decision.decision === 'review')
    return voucher.state === 'received' ? change(tx, voucherId, { state: 'inReview' }) : voucher;
  const state = decision.decision === 'accept' ? 'accepted' : 'rejected';
  const receipt = decision.decision === 'accept' ? foldReceipt(decision.receipt) : null;
  const reason = decision.decision === 'reject' ? decision.reason : null;
  if (voucher.decidedAt !== null) {
    // Only an acceptance has a receipt, only a rejection a reason.
    if (voucher.receipt === receipt && voucher.reason === reason) return voucher;
    throw refused('voucherId');
  }
  if (receipt !== null) {
    const [own] = await tx
      .select({ orderNo: repayments.orderNo })
      .from(repayments)
      .where(and(eq(repayments.receipt, receipt), eq(repayments.state, 'paid')));
    if (own?.orderNo !== orderNo) await claimSuspended(tx, order!, receipt, at, market);
  }
  await enqueue(tx, {
    kind: 'sms',
    key: `voucher:${voucherId}`,
    runAt: at,
    payload: {
      orderNo,
      message: state === 'accepted' ? 'voucherAccepted' : 'voucherRejected',
    },
  });
  return change(tx, voucherId, { state, receipt, reason, decidedAt: at });
}

async function change(
  tx: Transaction,
  voucherId: string,
  to: Partial<Pick<VoucherRow, 'state' | 'receipt' | 'reason' | 'decidedAt'>>,
): Promise<VoucherRow> {
  const [changed] = await tx.update(vouchers).set(to).where(eq(vouchers.id, voucherId)).returning();
  return changed!;
}

const refused = (field: string) => new CallError('invalidInput', { fields: { [field]: 'value.invalid' } });
