import * as z from 'zod/mini';
import { instant, voucher, voucherPicture } from '../entities/index.ts';
import { repayMethods } from '../policy/repay-methods.ts';
import { call } from './call.ts';
import { orderNo } from './order-number.ts';
import { withPhoto } from './sent-photo.ts';

const longestReceipt = 40;

export const uploadUserVoucher = call({
  method: 'POST',
  path: '/repay/upload/user/voucher',
  auth: 'session',
  encoding: 'multipart',
  changes: true,
  summary:
    'A picture of a receipt: JPEG, PNG or WebP of at most 20 MB. It is deleted after a day unless a proof is saved with it.',
  request: withPhoto({ orderNo }),
  result: z.object({ ...voucherPicture.shape, expireTime: instant }),
});

export const saveUserVoucher = call({
  method: 'POST',
  path: '/repay/save/user/voucher',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'Sends a proof of repayment with its pictures; it is answered within 48 hours. The same pictures again are the same proof.',
  request: z.object({
    orderNo,
    images: z
      .array(z.string({ error: 'images.unknown' }), { error: 'images.required' })
      .check(z.minLength(1, 'images.required')),
    /** Integer cents. */
    amountCents: z.int({ error: 'amount.integer' }).check(z.positive('amount.integer')),
    paidOn: z.iso.date({ error: 'paidOn.invalid' }),
    /** 'HH:MM' of 24 hours by the market's clocks. */
    paidTime: z.optional(
      z.string({ error: 'paidTime.invalid' }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'paidTime.invalid')),
    ),
    method: z.optional(z.enum(repayMethods, { error: 'method.invalid' })),
    /** The receipt's number, if any. */
    receipt: z.optional(
      z.string({ error: 'value.invalid' }).check(z.maxLength(longestReceipt, 'value.long')),
    ),
  }),
  result: z.object({ voucher }),
});

export const getVoucherList = call({
  method: 'POST',
  path: '/repay/get/voucher/list',
  auth: 'session',
  encoding: 'json',
  summary: 'The proofs of repayment of an order, newest first, with what became of them.',
  request: z.object({ orderNo }),
  result: z.object({
    vouchers: z.array(voucher),
    /** Uploaded pictures without a proof, oldest first. */
    waiting: z.array(voucherPicture),
    /** Maximum pictures of a proof. */
    maximumImages: z.int(),
    serverTime: instant,
  }),
});
