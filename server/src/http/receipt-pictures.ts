import type { VoucherPicture } from '@kopa/contract/entities';
import { eq } from 'drizzle-orm';
import { voucherImages, type VoucherImageRow } from '../storage/schema/index.ts';
import { addressOfPicture, type SignedPictures } from './signed-pictures.ts';

/** The pictures of receipts, for proofs of repayment. */
export const receiptPictures: SignedPictures = {
  path: '/receipt-pictures',
  purpose: 'receiptPicture',
  find: async (db, id) => {
    const [row] = await db.select().from(voucherImages).where(eq(voucherImages.id, id));
    return row;
  },
};

/** A picture of a receipt in its wire form, with its address. */
export function receiptShownAt(
  at: number,
  pepper: string,
): (row: Pick<VoucherImageRow, 'id' | 'width' | 'height'>) => VoucherPicture {
  const addressOf = addressOfPicture(receiptPictures, at, pepper);
  return ({ id, width, height }) => ({ imageId: id, address: addressOf(id), width, height });
}
