import { orderSteps } from '@kopa/contract/order-steps';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orderEvents, orders, type OrderRow } from '../../storage/schema/index.ts';
import { counted } from './promises.ts';

/** The borrower's loans before an order that have ended; `late`: those that were ever late. */
export async function loansBefore(
  tx: Transaction,
  { userId, position }: Pick<OrderRow, 'userId' | 'position'>,
): Promise<{ count: number; late: number }> {
  const wasLate = sql`exists (select 1 from ${orderEvents} where ${orderEvents.orderNo} = ${orders.orderNo} and ${orderEvents.event} = 'fellOverdue')`;
  const [row] = await tx
    .select({ count: counted(sql`true`), late: counted(wasLate) })
    .from(orders)
    .where(and(eq(orders.userId, userId), lt(orders.position, position), eq(orders.step, orderSteps.finish)));
  return row!;
}
