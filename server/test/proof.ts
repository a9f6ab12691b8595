import { saveUserVoucher, uploadUserVoucher } from '@kopa/contract/calls/voucher';
import { png, type Applicant } from './borrower.ts';
import { confirmation } from './paybill.ts';
import { callBack } from './provider.ts';
import { granted, type Caller, type TestLender } from './test-lender.ts';

/** The receipt that a proof names. */
export const provedReceipt = 'SKJ7RT61SV';

/** Sends a proof of 500 of the first day, with a picture. */
export async function proofSent(
  lender: Caller,
  { token, orderNo }: Applicant,
  changes: { receipt?: string | undefined; paidOn?: string } = {},
): Promise<{ id: string; imageId: string }> {
  const { imageId } = granted(await lender.call(uploadUserVoucher, { orderNo, file: png() }, { token }));
  const proof = {
    orderNo,
    images: [imageId],
    amountCents: 50_000,
    paidOn: '2026-01-15',
    receipt: provedReceipt,
    ...changes,
  };
  const { voucher } = granted(await lender.call(saveUserVoucher, proof, { token }));
  return { id: voucher.voucherId, imageId };
}

/** A payment with an account that fits no loan. */
export function inSuspense(lender: TestLender, receipt = provedReceipt, shillings = 500) {
  return callBack(lender, 'paybill-confirmation', '600000', confirmation(receipt, 'wrong', shillings));
}
