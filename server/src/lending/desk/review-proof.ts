import type { ProofReview } from '@kopa/contract/desk/proof-entities';
import type { VoucherReason } from '@kopa/contract/entities';
import { asc, eq } from 'drizzle-orm';
import { foldReceipt } from '../../ports/payments/payment.ts';
import type { Transaction } from '../../storage/database.ts';
import { voucherImages, type VoucherRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { anyOrder, lockOrderNo } from '../orders/find-order.ts';
import { lockSuspended } from '../repayment/claim-suspended.ts';
import { namedBy } from '../repayment/find-repayment.ts';
import { decideVoucher } from '../repayment/vouchers/decide-voucher.ts';
import { typedReceiptOf } from '../repayment/vouchers/typed-receipt.ts';
import { words } from '../words.ts';
import type { AtWork } from './promises.ts';
import { proofPayments } from './proof-payments.ts';
import { proofItem, proofRow } from './proof-queue.ts';

/** One proof beside the payments that it may be about. Throws `itemGone`. */
export async function proofReview(
  tx: Transaction,
  { id, receipt }: { id: string; receipt?: string | undefined },
  work: AtWork,
): Promise<ProofReview> {
  const row = await proofRow(tx, id);
  const item = await proofItem(tx, id, work);
  const order = await anyOrder(tx, row.orderNo);
  const pictures = await tx
    .select()
    .from(voucherImages)
    .where(eq(voucherImages.voucherId, id))
    .orderBy(asc(voucherImages.createdAt), asc(voucherImages.id));
  const typedReceipt = await typedReceiptOf(tx, row);
  const { sms } = words(item.borrower.language, work.lender.policy.market);
  return {
    item,
    paidTime: row.paidTime,
    method: row.method,
    typedReceipt,
    receipt: row.receipt,
    reason: row.reason as VoucherReason | null,
    decidedAt: row.decidedAt,
    pictures: pictures.map(({ id: imageId, width, height }) => ({ imageId, width, height })),
    ...(await proofPayments(tx, { ...row, typedReceipt }, order, receipt, work)),
    told: { accepted: sms('voucherAccepted', {}), rejected: sms('voucherRejected', {}) },
  };
}

/** The decision of a member of staff about a proof. */
export type ProofDecision =
  | { decision: 'accept'; receipt: string; bookCents: number }
  | { decision: 'reject'; reason: VoucherReason };

/**
 * Decides a proof as `decideVoucher` does, with refusals that a colleague can act on. Throws `itemGone`,
 * `decidedAlready`, `receiptElsewhere`, `invalidInput` for a receipt that is not in suspense, and
 * `changedMeanwhile` when the payment would book another sum than `bookCents`. Returns the proof and what was
 * booked, in cents.
 */
export async function decideProof(
  tx: Transaction,
  id: string,
  decided: ProofDecision,
  { lender, at }: AtWork,
): Promise<{ before: VoucherRow; bookedCents: number }> {
  const { orderNo } = await proofRow(tx, id);
  await lockOrderNo(tx, orderNo);
  const before = await proofRow(tx, id);
  if (before.decidedAt !== null)
    throw new CallError('decidedAlready', { data: { state: before.state, at: before.decidedAt } });
  const bookedCents = decided.decision === 'accept' ? await toBook(tx, before, decided) : 0;
  await decideVoucher(tx, id, decided, at, lender.policy.market);
  return { before, bookedCents };
}

async function toBook(
  tx: Transaction,
  { orderNo }: VoucherRow,
  { receipt: typed, bookCents }: { receipt: string; bookCents: number },
): Promise<number> {
  const receipt = foldReceipt(typed);
  const owner = await namedBy(tx, receipt);
  if (owner && owner.orderNo !== orderNo) throw new CallError('receiptElsewhere');
  const cents = owner ? 0 : ((await lockSuspended(tx, receipt))?.cents ?? null);
  if (cents === null) throw new CallError('invalidInput', { fields: { receipt: 'receipt.unknown' } });
  if (cents !== bookCents) throw new CallError('changedMeanwhile', { data: { bookCents: cents } });
  return cents;
}
