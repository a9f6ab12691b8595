import * as z from 'zod/mini';
import { orderRecord } from '../entities/order-record.ts';
import { call } from './call.ts';
import { orderNo } from './order-number.ts';

export const loanOrderRecord = call({
  method: 'GET',
  path: '/loan/loan-order/record',
  auth: 'session',
  encoding: 'query',
  extension: true,
  summary: 'One order with everything that happened to it, and the key facts that were agreed to.',
  request: z.object({ orderNo }),
  result: orderRecord,
});
