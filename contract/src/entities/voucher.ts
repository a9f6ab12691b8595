import * as z from 'zod/mini';
import { repayMethods } from '../policy/repay-methods.ts';
import { cents, day, instant } from './money.ts';

/** `received`: undecided. `accepted` and `rejected` are final. */
export const voucherStates = ['received', 'inReview', 'accepted', 'rejected'] as const;

/** The reasons of a rejected proof. */
export const voucherReasons = [
  'unreadable',
  'notPaidToUs',
  'noSuchPayment',
  'amountDiffers',
  'sentBefore',
] as const;
export type VoucherReason = (typeof voucherReasons)[number];

/**
 * A picture of a receipt, shown to its owner under an address that is valid for at least a quarter of an
 * hour.
 */
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
  /** 'HH:MM' by the market's clocks; null when unstated. */
  paidTime: z.nullable(z.string()),
  /** Null when unstated. */
  method: z.nullable(z.enum(repayMethods)),
  /** The proved receipt, before that the typed one. */
  receipt: z.nullable(z.string()),
  /** Number of pictures. */
  images: z.int(),
  pictures: z.array(voucherPicture),
  reason: z.nullable(z.enum(voucherReasons)),
  createTime: instant,
  /** Deadline of the answer (S9-07). */
  answerBefore: instant,
  decidedAt: z.nullable(instant),
});
export type Voucher = z.output<typeof voucher>;
