import * as z from 'zod/mini';
import { order } from '../entities/order.ts';
import { orderFilters } from '../order-filters.ts';
import { call } from './call.ts';

/** Maximum number of orders per page. */
const mostOrders = 50;

export const orderList = call({
  method: 'GET',
  path: '/loan/loan-order/list',
  auth: 'session',
  encoding: 'query',
  summary:
    'Every order of the borrower, or those that run, are paid back, or were not paid out; newest first, page by page.',
  request: z.object({
    /** The filter. Default: all. */
    show: z.optional(z.enum(orderFilters, { error: 'value.invalid' })),
    /** The number of the previous page's last order; omitted for the first page. */
    after: z.optional(z.string({ error: 'value.invalid' }).check(z.maxLength(40, 'value.long'))),
    /** Number of orders, 1 to 50. Default: 20. */
    pageSize: z.optional(
      z
        .int({ error: 'value.invalid' })
        .check(z.gte(1, { error: 'value.invalid' }), z.lte(mostOrders, { error: 'value.invalid' })),
    ),
  }),
  result: z.object({
    orders: z.array(order),
    /** Cursor of the next page; `null` on the last one. */
    after: z.nullable(z.string()),
    /** Number of orders under the filter. */
    total: z.int(),
    /** Number of orders per filter. */
    counts: z.object({ all: z.int(), running: z.int(), finished: z.int(), notPaidOut: z.int() }),
  }),
});
