import * as z from 'zod/mini';
import { cents, day, instant, paymentReference, repayWay } from '../entities/index.ts';
import { call } from './call.ts';
import { orderNo } from './order-number.ts';

const ofOrder = z.object({ orderNo });
const ofAmount = z.object({
  orderNo,
  /** Integer cents, whole units of the currency. */
  amountCents: z.int({ error: 'amount.integer' }),
});
const given = z.object({ reference: paymentReference });

export const marketRepayProducts = call({
  method: 'GET',
  path: '/loanMarket/repay/products',
  auth: 'session',
  encoding: 'query',
  summary: 'The loans that are being repaid, and the methods to repay them with.',
  request: z.object({}),
  result: z.object({
    products: z.array(
      z.object({
        orderNo: z.string(),
        productId: z.string(),
        repayAmount: cents,
        minimumCents: cents,
        dueDate: day,
        overdueDays: z.int(),
        /** By how many days the loan can be extended today; null: not at all. */
        extensionDays: z.nullable(z.int()),
      }),
    ),
    methods: z.array(repayWay),
    serverTime: instant,
  }),
});

export const getStpClabe = call({
  method: 'GET',
  path: '/repay/getStpClabe',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary: 'A CLABE of its own for the order; the same one each time. Any amount is taken.',
  request: ofOrder,
  result: given,
});

export const getOXXOReference = call({
  method: 'GET',
  path: '/repay/getOXXOReference',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary:
    'The number of a barcode to pay an amount at an OXXO shop; the same one for the same amount while it is valid.',
  request: ofAmount,
  result: given,
});

export const payValidaRepayLink = call({
  method: 'GET',
  path: '/repay/pay-valida/repay-link',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary: 'A link of PayValida to pay an amount; the same one for the same amount while it is valid.',
  request: ofAmount,
  result: given,
});

export const mangoCashRepayLink = call({
  method: 'POST',
  path: '/repay/mango-cash/repay-link',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary: 'A link of Mango Cash to pay an amount; the same one for the same amount while it is valid.',
  request: ofAmount,
  result: given,
});

export const dedicatedAccountCreate = call({
  method: 'GET',
  path: '/repay/dedicated_account/create',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary: 'A bank account of its own for the order; the same one each time. Any amount is taken.',
  request: ofOrder,
  result: given,
});
