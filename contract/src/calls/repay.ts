import * as z from 'zod/mini';
import { payment, repayDetail } from '../entities/index.ts';
import { ownMobile, writtenPhone } from '../sections/fields.ts';
import { call } from './call.ts';
import { orderNo } from './order-number.ts';

export const repayOrderDetail = call({
  method: 'GET',
  path: '/repay/repay-order/detail',
  auth: 'session',
  encoding: 'query',
  summary: 'What is owed today, line by line, and how each payment stands.',
  request: z.object({ orderNo }),
  result: repayDetail,
});

export const mpesaRepayLink = call({
  method: 'POST',
  path: '/repay/mpesa/repay-link',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'Asks a phone for its mobile money PIN. While that is open, the same amount gives the same payment.',
  request: z.object({
    orderNo,
    /** Integer cents, whole units of the currency. */
    amountCents: z.int({ error: 'amount.integer' }),
    mobile: writtenPhone('mobile'),
  }),
  fieldsUnder: ownMobile,
  result: z.object({ payment }),
});
