import * as z from 'zod/mini';
import { cents, instant, paymentStatuses } from '../entities/index.ts';
import { ownMobile, writtenPhone } from '../sections/fields.ts';
import { call } from './call.ts';

/**
 * The payment page of a link. The holder of the link pays an order without a login, and sees only the amount
 * and the borrower's masked name. No number, no day, no history.
 */

const longestToken = 200;
const token = z
  .string({ error: 'portalToken.required' })
  .check(z.minLength(1, 'portalToken.required'), z.maxLength(longestToken, 'portalToken.required'));

const portalDetail = z.object({
  /** 'W••• N•••'. */
  maskedName: z.string(),
  owedCents: cents,
  minimumCents: cents,
  /** Expiry of the link. */
  expireTime: instant,
  /** The last payment requested through this link. */
  payment: z.nullable(
    z.object({
      amountCents: cents,
      status: z.enum(paymentStatuses),
      /** The reason of a failure: the provider's result code. */
      failure: z.nullable(z.string()),
    }),
  ),
  /** Whether a phone can be prompted now. */
  available: z.boolean(),
  serverTime: instant,
});

export const portalRepaymentDetail = call({
  method: 'GET',
  path: '/portal/repayment/detail',
  auth: 'none',
  encoding: 'query',
  summary: 'What a payment link is for.',
  request: z.object({ token }),
  result: portalDetail,
});

export const portalRepaymentConfirm = call({
  method: 'POST',
  path: '/portal/repayment/confirm',
  auth: 'none',
  encoding: 'json',
  changes: true,
  summary: "Asks a phone for its mobile money PIN, to pay for the link's order.",
  request: z.object({
    token,
    /** Integer cents, whole units of the currency. */
    amountCents: z.int({ error: 'amount.integer' }),
    mobile: writtenPhone('mobile'),
  }),
  fieldsUnder: ownMobile,
  result: portalDetail,
});
