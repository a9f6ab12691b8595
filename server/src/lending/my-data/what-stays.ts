import { addDays, dayOf, type Day, type Market } from '@kopa/contract';
import type { StayReason } from '@kopa/contract/enumerations/my-data';
import { orderSteps } from '@kopa/contract/order-steps';
import { retention } from '@kopa/contract/texts/retention';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { disbursements, orders, type OrderRow } from '../../storage/schema/index.ts';
import { overpaidCents } from '../ledger/overpaid.ts';

/** A kept item or an obstacle; `until` null: until it ends by itself. */
export interface Stay {
  reason: StayReason;
  until: Day | null;
}

const running: readonly number[] = [
  orderSteps.getMoney,
  orderSteps.lending,
  orderSteps.repaying,
  orderSteps.overdued,
  orderSteps.payFail,
];

/** The reasons against a full erasure, now or ever. */
export async function staysOf(
  db: Database | Transaction,
  userId: string,
  at: number,
  market: Market,
): Promise<Stay[]> {
  const own = await db.select().from(orders).where(eq(orders.userId, userId));
  const stays: Stay[] = [];
  if (own.some(({ step }) => running.includes(step))) stays.push({ reason: 'openLoan', until: null });
  for (const { orderNo } of own)
    if ((await overpaidCents(db, orderNo)) !== 0) {
      stays.push({ reason: 'moneyOwed', until: null });
      break;
    }
  const kept = (await lent(db, userId)).map((order) => keepUntil(order, at, market)).toSorted();
  const last = kept.at(-1);
  if (last !== undefined) stays.push({ reason: 'records', until: last });
  return stays;
}

/** A borrower's orders with an attempted disbursement. */
export async function lent(db: Database | Transaction, userId: string): Promise<OrderRow[]> {
  const rows = await db
    .selectDistinctOn([orders.orderNo])
    .from(orders)
    .innerJoin(disbursements, eq(disbursements.orderNo, orders.orderNo))
    .where(eq(orders.userId, userId));
  return rows.map((row) => row.orders);
}

/** The last day of a loan's retention; for a running loan, as if the loan ended today. */
export function keepUntil({ closedAt }: OrderRow, at: number, market: Market): Day {
  return addDays(dayOf(closedAt ?? at, market), Math.ceil(retention.recordYears * 365.25));
}
