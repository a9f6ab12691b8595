import { loanHistory, type Day } from '@kopa/contract';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { and, asc, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { advance } from '../orders/advance.ts';
import { chargesDue } from './charge.ts';
import { loanStart, paymentsOf, recordedThrough } from './loan-state.ts';
import { postEach, postNight, type NightCharges } from './night.ts';

/** The steps of a disbursed loan with a balance. */
export const runningSteps: readonly OrderStep[] = [
  orderSteps.repaying,
  orderSteps.overdued,
  orderSteps.payFail,
];

/** Whether an order is a loan that runs: money can be booked on it. */
export function isRunning({ step, disbursedOn }: Pick<OrderRow, 'step' | 'disbursedOn'>): boolean {
  return disbursedOn !== null && runningSteps.includes(step);
}

/** A day's work on all running loans. */
export interface AccrualDay {
  /**
   * The day that has begun: loans are charged through the previous day, because a payment may still arrive
   * today.
   */
  today: Day;
  through: Day;
  /** Epoch milliseconds. */
  at: number;
  /** Whether one journal has the charges of all loans of a page; by default each charge has its own. */
  together?: boolean;
}

/** The loans of a page. `waiting`: waits for locked loans instead of skipping them. */
export interface PageOf {
  after?: string;
  most: number;
  waiting?: boolean;
  only?: readonly string[];
}

/** The result of a page. */
export interface PageDone {
  orderNos: string[];
  /** Loans with a failed computation: each is queued individually. */
  failed: string[];
}

/**
 * Charges a page of uncharged running loans, ordered by number, and records overdue loans. In the caller's
 * transaction: a page is complete or absent, and a charged loan is in no later page. `onRead` receives the
 * locked loans before any change.
 */
export async function accruePage(
  tx: Transaction,
  day: AccrualDay,
  page: PageOf,
  onRead: (orderNos: string[]) => void = () => {},
): Promise<PageDone> {
  const { today, through, at, together = false } = day;
  const some = await lockPage(tx, day, page);
  const orderNos = some.map(({ orderNo }) => orderNo);
  onRead(orderNos);
  if (some.length === 0) return { orderNos, failed: [] };
  const payments = await paymentsOf(tx, orderNos);
  const due: NightCharges[] = [];
  const failed: string[] = [];
  for (const order of some) {
    try {
      const start = loanStart(order)!;
      const { account } = loanHistory(start, payments.get(order.orderNo)!);
      const { charges } = chargesDue(account, recordedThrough(order), through);
      due.push({ order, charges });
    } catch {
      failed.push(order.orderNo);
    }
  }
  await (together ? postNight : postEach)(tx, due, through, at);
  const charged = due.map(({ order }) => order);
  for (const { orderNo, step, dueOn } of charged)
    if (dueOn !== null && today > dueOn && step !== orderSteps.overdued)
      await advance(tx, { orderNo, event: 'fellOverdue', at });
  for (const orderNo of failed) await queueAlone(tx, orderNo, day);
  return { orderNos, failed };
}

/** Queues a failed loan of a page for retries until success. */
export async function queueAlone(tx: Transaction, orderNo: string, { today, at }: AccrualDay): Promise<void> {
  await enqueue(tx, {
    kind: 'accrueLoan',
    key: `${orderNo}:${today}`,
    runAt: at,
    payload: { orderNo, day: today },
  });
}

async function lockPage(
  tx: Transaction,
  { today, through }: AccrualDay,
  { after = '', most, waiting = false, only }: PageOf,
): Promise<OrderRow[]> {
  // Without statistics, as after a restore, PostgreSQL would sort all remaining rows for each page instead of
  // using the index.
  await tx.execute(sql`set local enable_sort = off`);
  const page = await tx
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.step, [...runningSteps]),
        gt(orders.orderNo, after),
        only && inArray(orders.orderNo, [...only]),
        isNotNull(orders.disbursedOn),
        or(
          lt(orders.chargedThrough, through),
          and(lt(orders.dueOn, today), ne(orders.step, orderSteps.overdued)),
        ),
      ),
    )
    .orderBy(asc(orders.orderNo))
    .limit(most)
    .for('update', waiting ? {} : { skipLocked: true });
  await tx.execute(sql`set local enable_sort = on`);
  return page;
}
