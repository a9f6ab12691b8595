import * as z from 'zod/mini';
import { creditInfo, instant, keyFacts, mustAnswer, order, product, question } from '../entities/index.ts';
import { cancelReasons } from '../enumerations/cancel-reasons.ts';
import { loanPurposes } from '../enumerations/index.ts';
import { oneOf } from '../sections/fields.ts';
import { call } from './call.ts';
import { verificationCode } from './verification-code.ts';

const orderNo = z
  .string({ error: 'orderNo.required' })
  .check(z.refine((value) => value !== '', { error: 'orderNo.required' }));
const moved = z.object({ order });

export const productListMarket = call({
  method: 'GET',
  path: '/loan/product/list-market',
  auth: 'optional',
  encoding: 'query',
  summary:
    "The loans on offer, with the terms that price them. The product of the borrower's open order is the first, with the order's own terms.",
  request: z.object({}),
  result: z.object({ products: z.array(product) }),
});

export const applyMarket = call({
  method: 'POST',
  path: '/loan/loan-order/apply-market',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary: 'Starts an application. The same application again gives the order that it started.',
  request: z.object({
    productId: z.string({ error: 'productId.invalid' }),
    /** Integer cents. */
    loanAmount: z.int({ error: 'loanAmount.invalid' }),
    tenure: z.int({ error: 'tenure.invalid' }),
    /** Required where the personal section does not ask (`asksPurposeFirst`). */
    loanPurpose: z.optional(oneOf('loanPurpose', loanPurposes)),
  }),
  result: moved,
});

export const applyMarketAgain = call({
  method: 'POST',
  path: '/loan/loan-order/apply-market-again',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'Starts an application after a finished, cancelled or rejected one. What was filled in before and still holds is taken over, and so are the terms that are not named; `mustAnswer` names what is to be answered again.',
  request: z.object({
    productId: z.optional(z.string({ error: 'productId.invalid' })),
    /** Integer cents. */
    loanAmount: z.optional(z.int({ error: 'loanAmount.invalid' })),
    tenure: z.optional(z.int({ error: 'tenure.invalid' })),
    loanPurpose: z.optional(oneOf('loanPurpose', loanPurposes)),
  }),
  result: z.object({ order, mustAnswer: z.array(mustAnswer) }),
});

export const latestOrder = call({
  method: 'GET',
  path: '/loan/loan-order/latest',
  auth: 'session',
  encoding: 'query',
  summary: 'The newest order, and the questions when it stands at the questionnaire.',
  request: z.object({}),
  result: z.object({
    order: z.nullable(order),
    questions: z.array(question),
    serverTime: instant,
  }),
});

export const orderListMarket = call({
  method: 'GET',
  path: '/loan/loan-order/list-market',
  auth: 'session',
  encoding: 'query',
  summary: 'The newest hundred orders, newest first.',
  request: z.object({}),
  result: z.object({ orders: z.array(order) }),
});

export const getCreditInfo = call({
  method: 'GET',
  path: '/loan/get-credit-info',
  auth: 'session',
  encoding: 'query',
  summary:
    'How much the borrower may borrow, how much of it is taken, and what stands in the way, if anything.',
  request: z.object({}),
  result: creditInfo,
});

export const confirmProductInfo = call({
  method: 'GET',
  path: '/loan/confirm/product-info',
  auth: 'session',
  encoding: 'query',
  summary: 'The key facts of an approved loan.',
  request: z.object({ orderNo }),
  result: keyFacts,
});

export const loanAgreement = call({
  method: 'GET',
  path: '/loan/loan-order/loanAgreement',
  auth: 'session',
  encoding: 'query',
  summary: "The agreement with the order's own figures.",
  request: z.object({ orderNo }),
  result: z.object({
    version: z.string(),
    title: z.string(),
    clauses: z.array(z.object({ heading: z.string(), text: z.string() })),
  }),
});

export const getMoneyContract = call({
  method: 'GET',
  path: '/loan/get-money/contract',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary: 'Agrees to the agreement and to the key facts that were shown, by their fingerprint.',
  request: z.object({
    orderNo,
    agreed: z.boolean({ error: 'agreement.required' }),
    fingerprint: z.string(),
  }),
  result: moved,
});

export const validateVerifyCode = call({
  method: 'GET',
  path: '/loan/validateVerifyCode',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary:
    "Confirms drawing an approved loan with a code that was sent to the borrower's own number. Whether get-money demands it is the lender's policy.",
  request: z.object({ orderNo, code: verificationCode }),
  result: z.object({
    verified: z.literal(true),
    /** Whether get-money demands it. */
    required: z.boolean(),
    /** Expiry of this confirmation. */
    validUntil: instant,
  }),
});

export const getMoney = call({
  method: 'GET',
  path: '/loan/get-money',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary: 'Collects the money: the disbursement starts, once however often it is asked.',
  request: z.object({ orderNo }),
  result: moved,
});

export const getMoneyTime = call({
  method: 'GET',
  path: '/loan/get-money-time',
  auth: 'session',
  encoding: 'query',
  summary: 'When the money should arrive (S2-81).',
  request: z.object({ orderNo }),
  result: z.object({ from: instant, until: instant }),
});

export const cancelDrawMoney = call({
  method: 'POST',
  path: '/loan/cancel-draw-money',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary: 'Cancels the order as long as its money is not drawn, for exactly one reason.',
  request: z.object({ orderNo, reason: z.enum(cancelReasons, { error: 'cancelReason.required' }) }),
  result: moved,
});
