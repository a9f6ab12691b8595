import { getVoucherList } from '@kopa/contract/calls/voucher';
import type { Voucher, VoucherPicture } from '@kopa/contract/entities';
import { addDays } from '@kopa/contract/calendar';
import { minutesAgo, storyNow } from '../phone/clock.ts';
import { orderNo, today } from './orders.ts';
import { answer, type Rule } from './rules.ts';

const hours = 60;

/** An invented slip of paper. */
const slip = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120"><path fill="#fff" d="M0 0h90v120H0z"/><path stroke="#333" stroke-width="4" d="M12 20h66M12 40h48M12 56h60M12 72h36M12 96h66"/></svg>',
)}`;

/** A picture that the lender shows again. */
export const pictureOf = (imageId: string): VoucherPicture => ({
  imageId,
  address: slip,
  width: 900,
  height: 1200,
});

/** A proof of KSh 2,000 that was sent an hour ago. */
export const proofOf = (state: Voucher['state'], change: Partial<Voucher> = {}): Voucher => ({
  voucherId: `V-${state}`,
  orderNo,
  state,
  amountCents: 200_000,
  paidOn: addDays(today, -1),
  paidTime: '18:04',
  method: 'paybill',
  receipt: 'QKL8X2Y3ZP',
  images: 1,
  pictures: [pictureOf('I-1')],
  reason: state === 'rejected' ? 'unreadable' : null,
  createTime: minutesAgo(hours),
  answerBefore: minutesAgo(hours) + 48 * hours * 60_000,
  decidedAt: state === 'accepted' || state === 'rejected' ? minutesAgo(10) : null,
  ...change,
});

/** The proofs of the order, and the pictures that belong to none yet. */
export const proofs = (vouchers: Voucher[] = [], waiting: VoucherPicture[] = []): Rule =>
  answer(getVoucherList, { vouchers, waiting, maximumImages: 3, serverTime: storyNow });
