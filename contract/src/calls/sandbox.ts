import * as z from 'zod/mini';
import { decisionReasons, instant, order } from '../entities/index.ts';
import { call } from './call.ts';

/** Only in sandbox mode: stand-ins for time, the reviewer and the payment provider. */

/** The longest loan and two years of arrears; each day in between has work of its own. */
const longestMoveSeconds = 3 * 365 * 86_400;
/** A ResultCode has at most four digits. */
const highestResultCode = 9999;

export const sandboxClock = call({
  method: 'GET',
  path: '/sandbox/clock',
  auth: 'sandbox',
  encoding: 'query',
  plainPath: true,
  summary: "The server's clock.",
  request: z.object({}),
  result: z.object({ now: instant }),
});

export const sandboxAdvanceClock = call({
  method: 'POST',
  path: '/sandbox/clock',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary: 'Moves the clock forward and runs the jobs that fall due on the way.',
  request: z.object({ seconds: z.int().check(z.nonnegative(), z.lte(longestMoveSeconds)) }),
  result: z.object({ now: instant }),
});

export const sandboxOutbox = call({
  method: 'GET',
  path: '/sandbox/outbox',
  auth: 'sandbox',
  encoding: 'query',
  plainPath: true,
  summary: 'The SMS sent, newest first.',
  request: z.object({ mobile: z.optional(z.string()) }),
  result: z.object({
    messages: z.array(z.object({ mobile: z.string(), text: z.string(), createTime: instant })),
  }),
});

export const sandboxDecide = call({
  method: 'POST',
  path: '/sandbox/decide',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary: 'Approves or rejects an application at once.',
  request: z.object({
    orderNo: z.string(),
    decision: z.enum(['approve', 'reject']),
    reasons: z._default(z.array(z.enum(decisionReasons)), []),
  }),
  result: z.object({ order }),
});

const simulated = z.object({
  /**
   * The CheckoutRequestID of a prompt, or the OriginatorConversationID of a disbursement or a manual payment.
   */
  reference: z.string(),
  /** `repayment` is a prompt, `paybill` a manual payment, `reference` a payment to a reference or link. */
  kind: z.enum(['repayment', 'paybill', 'reference', 'disbursement']),
  /** The entered account number of a manual payment. */
  orderNo: z.string(),
  amountCents: z.int(),
  state: z.enum(['held', 'settled', 'failed', 'reversed']),
});

export const sandboxPayments = call({
  method: 'GET',
  path: '/sandbox/payments',
  auth: 'sandbox',
  encoding: 'query',
  plainPath: true,
  summary: "The payment simulator's own book, newest first.",
  request: z.object({ orderNo: z.optional(z.string()) }),
  result: z.object({ payments: z.array(simulated) }),
});

export const sandboxPaymentMode = call({
  method: 'POST',
  path: '/sandbox/payment-mode',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary: 'Whether the simulator settles by itself after a few seconds, or holds payments until told.',
  request: z.object({ mode: z.enum(['settle', 'hold']) }),
  result: z.object({ mode: z.enum(['settle', 'hold']) }),
});

export const sandboxSettle = call({
  method: 'POST',
  path: '/sandbox/settle',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary:
    'Settles or fails a held payment; its callback is sent `copies` times (0 loses it), and the paybill confirmation of a settled prompt `confirmations` times.',
  request: z.object({
    reference: z.string(),
    /**
     * A Daraja ResultCode: 0 pays, 1 insufficient funds, 1032 cancelled, 1037 unreachable, 2001 wrong PIN.
     */
    resultCode: z.int().check(z.nonnegative(), z.lte(highestResultCode)),
    copies: z._default(z.int(), 1),
    /** M-Pesa may also report the same money as a payment on the paybill. */
    confirmations: z.optional(z.int()),
  }),
  result: z.object({ payment: simulated }),
});

export const sandboxReverse = call({
  method: 'POST',
  path: '/sandbox/reverse',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary: 'Sends money that belongs to no loan, and waits in suspense, back to whoever paid it.',
  request: z.object({ receipt: z.string().check(z.maxLength(40)) }),
  result: z.object({ state: z.enum(['requested', 'accepted', 'done', 'failed']) }),
});
