import * as z from 'zod/mini';
import { order } from '../entities/order.ts';
import { appealText } from '../sections/appeal.ts';
import { call } from './call.ts';
import { orderNo } from './order-number.ts';

export const appealDecision = call({
  method: 'POST',
  path: '/loan/loan-order/appeal',
  auth: 'session',
  encoding: 'json',
  changes: true,
  extension: true,
  summary:
    'Asks that a person looks at a rejected application again, once per rejection. The same words again are the same appeal.',
  request: z.object({ orderNo, text: appealText() }),
  result: z.object({ order }),
});
