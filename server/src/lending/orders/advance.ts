import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orderEvents, orders, type OrderRow } from '../../storage/schema/index.ts';
import { CallError, StepOutOfTurn } from '../call-error.ts';
import { transition, type OrderEvent } from './order-machine.ts';

/** The columns that a move may write beside the step. */
export type OrderDetails = Partial<
  Pick<
    OrderRow,
    | 'submittedAt'
    | 'reviewEndsAt'
    | 'decidedAt'
    | 'collectBefore'
    | 'disbursedOn'
    | 'dueOn'
    | 'chargedThrough'
    | 'reapplyOn'
    | 'reasons'
  >
>;

export interface Advance {
  orderNo: string;
  event: OrderEvent;
  /** Time of the event, in epoch milliseconds. */
  at: number;
  details?: OrderDetails;
  /** Data of the event only. Nothing personal. */
  note?: Readonly<Record<string, string>>;
}

/**
 * Moves an order along the machine: one conditional update and one event row, in the caller's transaction. Of
 * two concurrent attempts at the same move, one succeeds.
 *
 * Throws `StepOutOfTurn` with the current step, `orderNotFound`, or the error of the move's guard.
 */
export async function advance(
  tx: Transaction,
  { orderNo, event, at, details = {}, note = {} }: Advance,
): Promise<OrderRow> {
  const before = await readOrder(tx, orderNo);
  const move = transition(before.step, event);
  if (!move) throw new StepOutOfTurn(before.step);
  const refused = move.guard?.(before, at);
  if (refused === 'stepOutOfTurn') throw new StepOutOfTurn(before.step);
  if (refused) throw new CallError(refused);

  const closed = move.closes === undefined ? {} : { closedAt: move.closes ? at : null };
  const [after] = await tx
    .update(orders)
    .set({ ...details, ...closed, step: move.to })
    .where(and(eq(orders.orderNo, orderNo), eq(orders.step, before.step)))
    .returning();
  if (!after) throw new StepOutOfTurn((await readOrder(tx, orderNo)).step);
  await tx
    .insert(orderEvents)
    .values({ orderNo, event, fromStep: before.step, toStep: move.to, at, details: { ...details, ...note } });
  return after;
}

async function readOrder(tx: Transaction, orderNo: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (!order) throw new CallError('orderNotFound');
  return order;
}
