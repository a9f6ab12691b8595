import { filterOf, type OrderFilter } from '@kopa/contract/order-filters';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, count, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { endSteps } from './order-machine.ts';

/** Any order: for the lender's own work. Throws `orderNotFound`. */
export async function anyOrder(db: Database | Transaction, orderNo: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (!order) throw new CallError('orderNotFound');
  return order;
}

const ownOrder = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, sql.placeholder('orderNo')), eq(orders.userId, sql.placeholder('userId'))))
    .prepare('own_order'),
);

/** A borrower's own order; throws `orderNotFound`, also for another borrower's. */
export async function findOrder(
  db: Database | Transaction,
  userId: string,
  orderNo: string,
): Promise<OrderRow> {
  const [order] = await ownOrder(db).execute({ userId, orderNo });
  if (!order) throw new CallError('orderNotFound');
  return order;
}

const ownOrderLocked = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, sql.placeholder('orderNo')), eq(orders.userId, sql.placeholder('userId'))))
    .for('update')
    .prepare('own_order_locked'),
);

/** The same, locked until the transaction ends. */
export async function lockOrder(tx: Transaction, userId: string, orderNo: string): Promise<OrderRow> {
  const [order] = await ownOrderLocked(tx).execute({ userId, orderNo });
  if (!order) throw new CallError('orderNotFound');
  return order;
}

const latestOrder = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, sql.placeholder('userId')))
    .orderBy(desc(orders.position))
    .limit(1)
    .prepare('latest_order'),
);

/** A borrower's newest order, or `null`. */
export async function latestOrderOf(db: Database | Transaction, userId: string): Promise<OrderRow | null> {
  const [order] = await latestOrder(db).execute({ userId });
  return order ?? null;
}

/** A borrower's order that has not ended; there is at most one. */
export async function activeOrderOf(
  db: Database | Transaction,
  userId: string,
): Promise<OrderRow | undefined> {
  const [active] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.step, [...endSteps])));
  return active;
}

/** A borrower's orders, newest first. */
export function ordersOf(db: Database | Transaction, userId: string, most = 100): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.position)).limit(most);
}

export interface OrdersPage {
  rows: OrderRow[];
  /** The number of the page's last order when older orders exist, otherwise `null`. */
  after: string | null;
  /** The number of orders per filter. */
  counts: Record<OrderFilter, number>;
}

const pageOfOrders = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        sql`${orders.step} = any(${sql.placeholder('steps')}::int[])`,
        lt(orders.position, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(orders.position))
    .limit(sql.placeholder('most'))
    .prepare('page_of_orders'),
);
const ordersByStep = prepared((db) =>
  db
    .select({ step: orders.step, times: count() })
    .from(orders)
    .where(eq(orders.userId, sql.placeholder('userId')))
    .groupBy(orders.step)
    .prepare('orders_by_step'),
);

/**
 * A page of a borrower's orders under the filter `show`, newest first, older than the order `after`; throws
 * `orderNotFound` for another borrower's.
 */
export async function ordersPage(
  db: Database,
  userId: string,
  { show, after, size }: { show: OrderFilter; after: string | undefined; size: number },
): Promise<OrdersPage> {
  const before =
    after === undefined ? Number.MAX_SAFE_INTEGER : (await findOrder(db, userId, after)).position;
  const shown = Object.values(orderSteps).filter((step) => show === 'all' || filterOf(step) === show);
  const [found, steps] = await Promise.all([
    pageOfOrders(db).execute({ userId, steps: shown, before, most: size + 1 }),
    ordersByStep(db).execute({ userId }),
  ]);
  const counts = { all: 0, running: 0, finished: 0, notPaidOut: 0 };
  for (const { step, times } of steps) {
    counts.all += times;
    counts[filterOf(step)] += times;
  }
  const rows = found.slice(0, size);
  return { rows, after: found.length > size ? rows.at(-1)!.orderNo : null, counts };
}

const orderLocked = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.orderNo, sql.placeholder('orderNo')))
    .for('update')
    .prepare('order_locked'),
);

/** Any order, locked until the transaction ends: for the lender's own work. */
export async function lockOrderNo(tx: Transaction, orderNo: string): Promise<OrderRow | undefined> {
  const [order] = await orderLocked(tx).execute({ orderNo });
  return order;
}
