import { getVoucherList, saveUserVoucher, uploadUserVoucher } from '@kopa/contract/calls/voucher';
import { longestDocument, safePhoto } from '../../lending/identity/safe-photo.ts';
import { findOrder } from '../../lending/orders/find-order.ts';
import { keepImage, waitingImages } from '../../lending/repayment/vouchers/voucher-images.ts';
import { saveVoucher, voucherEntities, vouchersOf } from '../../lending/repayment/vouchers/vouchers.ts';
import { deleteUnnamed } from '../../lending/unnamed-files.ts';
import { bytesOf, takeUpload } from '../../lending/uploads/uploads.ts';
import { voucherImages } from '../../storage/schema/index.ts';
import { on, type Answered } from '../call-handler.ts';
import { receiptShownAt } from '../receipt-pictures.ts';

export const voucherHandlers: readonly Answered[] = [
  // The file is written before the database refers to the file; an unreferenced file is deleted.
  on(uploadUserVoucher)(async ({ orderNo, ...sent }, { lender, borrower, at, change }) => {
    await findOrder(lender.db, borrower().id, orderNo);
    const own = { userId: borrower().id, at };
    const { bytes, photo } = await safePhoto(await bytesOf(sent, own, lender), longestDocument);
    const file = await lender.files.put(bytes);
    try {
      return await change(async (tx) => {
        await takeUpload(tx, sent, own);
        const kept = await keepImage(tx, { ...own, orderNo, file, photo });
        return { ...receiptShownAt(at, lender.pepper)(kept.row), expireTime: kept.expireTime };
      });
    } finally {
      await deleteUnnamed(lender, voucherImages.file, [file]);
    }
  }),

  on(saveUserVoucher)(async (request, { lender, borrower, at, change }) =>
    change(async (tx) => {
      const { receipt } = request;
      const saved = await saveVoucher(tx, { ...request, receipt, userId: borrower().id }, at, lender.policy);
      const [voucher] = await voucherEntities(tx, [saved], receiptShownAt(at, lender.pepper));
      return { voucher: voucher! };
    }),
  ),

  on(getVoucherList)(async ({ orderNo }, { lender: { db, policy, pepper }, borrower, at }) => {
    const userId = borrower().id;
    await findOrder(db, userId, orderNo);
    const shown = receiptShownAt(at, pepper);
    return {
      vouchers: await voucherEntities(db, await vouchersOf(db, orderNo), shown),
      waiting: (await waitingImages(db, { userId, orderNo })).map(shown),
      maximumImages: policy.voucher.maximumImages,
      serverTime: at,
    };
  }),
];
