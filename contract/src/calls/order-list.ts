import * as z from 'zod/mini';
import { order } from '../entities/order.ts';
import { call } from './call.ts';

/** How many orders a page holds at most. */
const mostOrders = 50;

export const orderList = call({
  method: 'GET',
  path: '/loan/loan-order/list',
  auth: 'session',
  encoding: 'query',
  summary: 'Every order of the borrower, newest first, page by page.',
  request: z.object({
    /** The number of the last order of the page before; left out for the first page. */
    after: z.optional(z.string({ error: 'value.invalid' }).check(z.maxLength(40, 'value.long'))),
    /** How many orders, 1 to 50; 20 when left out. */
    pageSize: z.optional(
      z
        .int({ error: 'value.invalid' })
        .check(z.gte(1, { error: 'value.invalid' }), z.lte(mostOrders, { error: 'value.invalid' })),
    ),
  }),
  result: z.object({
    orders: z.array(order),
    /** What the next page is asked for with; `null` on the last one. */
    after: z.nullable(z.string()),
    /** How many orders there are in all. */
    total: z.int(),
  }),
});
