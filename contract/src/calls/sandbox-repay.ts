import * as z from 'zod/mini';
import { instant, voucher, voucherReasons } from '../entities/index.ts';
import { call } from './call.ts';

/** Actions of the lender's staff and of payers, in sandbox mode. */

const longestReceipt = 40;

export const sandboxPayReference = call({
  method: 'POST',
  path: '/sandbox/pay-reference',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary:
    'Somebody pays to a reference that the simulator gave: it is told `copies` times (0 loses it). timedOut: the reference was valid no longer, and nothing was paid.',
  request: z.object({
    reference: z.string(),
    /** Integer cents, whole units. Default: the reference's amount. */
    amountCents: z.optional(z.int().check(z.positive())),
    copies: z._default(z.int(), 1),
  }),
  result: z.object({
    outcome: z.enum(['paid', 'timedOut']),
    /** A payment's name in GET /sandbox/payments. */
    paid: z.nullable(z.string()),
  }),
});

export const sandboxVoucher = call({
  method: 'POST',
  path: '/sandbox/voucher',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  changes: true,
  summary:
    "Takes a proof of repayment into review, accepts it by the receipt it proves, or rejects it with a reason. The receipt is of the order, or in suspense: then its money becomes the order's.",
  request: z.object({
    voucherId: z.string(),
    decision: z.enum(['review', 'accept', 'reject']),
    receipt: z.optional(z.string().check(z.maxLength(longestReceipt))),
    reason: z.optional(z.enum(voucherReasons)),
  }),
  result: z.object({ voucher }),
});

export const sandboxPortalLink = call({
  method: 'POST',
  path: '/sandbox/portal-link',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  changes: true,
  summary: 'Makes a payment link for an order, or revokes all of its links.',
  request: z.object({
    orderNo: z.string(),
    revoke: z._default(z.boolean(), false),
    hours: z._default(z.int().check(z.positive(), z.lte(720)), 72),
  }),
  result: z.object({
    token: z.nullable(z.string()),
    /** The complete link, as sent. */
    address: z.nullable(z.string()),
    expireTime: z.nullable(instant),
  }),
});
