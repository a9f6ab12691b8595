import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';

/** A borrower's own order; throws `orderNotFound`, also for somebody else's. */
export async function findOrder(
  db: Database | Transaction,
  userId: string,
  orderNo: string,
): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.userId, userId)));
  if (!order) throw new CallError('orderNotFound');
  return order;
}

/** The same, and nobody else changes the order until the transaction ends. */
export async function lockOrder(tx: Transaction, userId: string, orderNo: string): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.userId, userId)))
    .for('update');
  if (!order) throw new CallError('orderNotFound');
  return order;
}

/** A borrower's newest order, or `null`. */
export async function latestOrderOf(db: Database | Transaction, userId: string): Promise<OrderRow | null> {
  const [order] = await ordersOf(db, userId, 1);
  return order ?? null;
}

/** A borrower's orders, newest first. */
export function ordersOf(db: Database | Transaction, userId: string, most = 100): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.position)).limit(most);
}

/** Any order, locked until the transaction ends: for the lender's own work. */
export async function lockOrderNo(tx: Transaction, orderNo: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
  return order;
}
