import type { Order } from '@kopa/contract/entities';

/** An order that has been disbursed. */
export type RunningOrder = Order & { disbursedOn: string; dueDate: string };

/** Whether an order has the days of a disbursed one. */
export const isDisbursed = (order: Order): order is RunningOrder =>
  order.disbursedOn !== null && order.dueDate !== null;
