import type { RequestOf, ResultOf } from '@kopa/contract/calls/call';
import { orderList } from '@kopa/contract/calls/order-list';
import { order } from '@kopa/contract/entities/order';
import { filterOf, type OrderFilter } from '@kopa/contract/order-filters';
import * as z from 'zod/mini';
import { send } from '../../shared/lender/client.ts';
import { keep, kept } from '../../shared/session/kept.ts';

/** The part of an order that a row shows: thousands are in memory. */
const recordRow = z.pick(order, {
  orderNo: true,
  step: true,
  status: true,
  loanAmount: true,
  createTime: true,
  decidedAt: true,
  closedAt: true,
  dueDate: true,
  repayAmount: true,
  dueAmount: true,
});
export type RecordRow = z.output<typeof recordRow>;

const recordsPage = z.object({
  rows: z.array(recordRow),
  /** Cursor of the next page; `null` on the last one. */
  after: z.nullable(z.string()),
  counts: z.object({ all: z.int(), running: z.int(), finished: z.int(), notPaidOut: z.int() }),
});
export type RecordsPage = z.output<typeof recordsPage>;

/** Loads a page of the list. The unfiltered first page is stored for offline use. */
export async function fetchRecords(request: RequestOf<typeof orderList>): Promise<RecordsPage> {
  const page = pageOf(await send(orderList, request));
  if (request.show === 'all' && request.after === undefined) keep('records', page);
  return page;
}

/** This phone's stored list under a filter; `null` for none. */
export function keptRecords(show: OrderFilter): { page: RecordsPage; at: number } | null {
  const found = kept('records', recordsPage);
  if (!found) return null;
  const { rows, counts } = found.value;
  const shown = rows.filter((row) => show === 'all' || filterOf(row.step) === show);
  return { page: { rows: shown, counts, after: null }, at: found.at };
}

function pageOf({ orders, after, counts }: ResultOf<typeof orderList>): RecordsPage {
  return { rows: orders.map((each) => z.parse(recordRow, each)), after, counts };
}
