import * as z from 'zod/mini';
import { repayMethods } from '../policy/repay-methods.ts';
import { cents, day, instant } from './money.ts';

/** `received`: nobody has looked at it yet. `accepted` and `rejected` are final. */
export const voucherStates = ['received', 'inReview', 'accepted', 'rejected'] as const;

/** Why a proof was rejected. */
export const voucherReasons = [
  'unreadable',
  'notPaidToUs',
  'noSuchPayment',
  'amountDiffers',
  'sentBefore',
] as const;
export type VoucherReason = (typeof voucherReasons)[number];

/** A picture of a receipt, shown to its owner under an address that holds for a quarter of an hour or longer. */
export const voucherPicture = z.object({
  imageId: z.string(),
  address: z.string(),
  width: z.int(),
  height: z.int(),
});
export type VoucherPicture = z.output<typeof voucherPicture>;

/** A proof of repayment (S1-26). */
export const voucher = z.object({
  voucherId: z.string(),
  orderNo: z.string(),
  state: z.enum(voucherStates),
  amountCents: cents,
  paidOn: day,
  /** 'HH:MM' in Nairobi; null where it was not told. */
  paidTime: z.nullable(z.string()),
  /** Null where it was not told. */
  method: z.nullable(z.enum(repayMethods)),
  /** The receipt it was found to prove, or until then the one that was typed. */
  receipt: z.nullable(z.string()),
  /** How many pictures it has. */
  images: z.int(),
  pictures: z.array(voucherPicture),
  reason: z.nullable(z.enum(voucherReasons)),
  createTime: instant,
  /** Until when it is answered (S9-07). */
  answerBefore: instant,
  decidedAt: z.nullable(instant),
});
export type Voucher = z.output<typeof voucher>;
