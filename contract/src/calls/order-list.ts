import * as z from 'zod/mini';
import { order } from '../entities/order.ts';
import { orderFilters } from '../order-filters.ts';
import { call } from './call.ts';

/** How many orders a page holds at most. */
const mostOrders = 50;

export const orderList = call({
  method: 'GET',
  path: '/loan/loan-order/list',
  auth: 'session',
  encoding: 'query',
  summary:
    'Every order of the borrower, or those that run, are paid back, or were not paid out; newest first, page by page.',
  request: z.object({
    /** Which of them; all when left out. */
    show: z.optional(z.enum(orderFilters, { error: 'value.invalid' })),
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
    /** How many orders there are of those that are shown. */
    total: z.int(),
    /** How many there are of each. */
    counts: z.object({ all: z.int(), running: z.int(), finished: z.int(), notPaidOut: z.int() }),
  }),
});
