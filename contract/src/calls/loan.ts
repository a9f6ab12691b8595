import * as z from 'zod/mini';
import { instant, keyFacts, order, product, question } from '../entities/index.ts';
import { cancelReasons } from '../enumerations/cancel-reasons.ts';
import { loanPurposes } from '../enumerations/index.ts';
import { oneOf } from '../sections/fields.ts';
import { call } from './call.ts';

const orderNo = z
  .string({ error: 'orderNo.required' })
  .check(z.refine((value) => value !== '', { error: 'orderNo.required' }));
const moved = z.object({ order });

export const productListMarket = call({
  method: 'GET',
  path: '/loan/product/list-market',
  auth: 'optional',
  encoding: 'query',
  summary: 'The loans on offer, with the terms that price them.',
  request: z.object({}),
  result: z.object({ products: z.array(product) }),
});

export const applyMarket = call({
  method: 'POST',
  path: '/loan/loan-order/apply-market',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary: 'Starts an application. oneActiveLoan, reapplyTooSoon.',
  request: z.object({
    productId: z.string({ error: 'productId.invalid' }),
    /** Integer cents. */
    loanAmount: z.int({ error: 'loanAmount.invalid' }),
    tenure: z.int({ error: 'tenure.invalid' }),
    loanPurpose: oneOf('loanPurpose', loanPurposes),
  }),
  result: moved,
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
  summary: 'All orders, newest first.',
  request: z.object({}),
  result: z.object({ orders: z.array(order) }),
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
  summary:
    'Agrees to the agreement and the key facts shown. agreementNotAccepted; offerChanged when the facts are no longer these.',
  request: z.object({
    orderNo,
    agreed: z.boolean({ error: 'agreement.required' }),
    fingerprint: z.string(),
  }),
  result: moved,
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
  summary: 'Cancels the order as long as its money is not drawn, for exactly one reason. cancelTooLate.',
  request: z.object({ orderNo, reason: z.enum(cancelReasons, { error: 'cancelReason.required' }) }),
  result: moved,
});
