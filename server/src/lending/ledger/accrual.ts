import { addDays, dayOf, startOfDay, type Day } from '@kopa/contract';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { inArray } from 'drizzle-orm';
import { enqueue } from '../../storage/queue.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Transaction } from '../../storage/database.ts';
import { orders } from '../../storage/schema/index.ts';
import { advance } from '../orders/advance.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { chargeLoan } from './charge.ts';

/** Where a disbursed loan is while something is owed. */
export const runningSteps: readonly OrderStep[] = [
  orderSteps.repaying,
  orderSteps.overdued,
  orderSteps.payFail,
];

/** When the day's work begins, after its midnight in Nairobi. */
const afterMidnightMs = 5 * 60_000;

/** Queues the daily accrual; to be called at each start. What the lender slept through is caught up by the next one. */
export async function startAccrual(tx: Transaction, at: number): Promise<void> {
  await queueDay(tx, dayOf(at));
}

/**
 * `accrue`: once a day, queues each running loan and the next day. `accrueLoan`: records one loan's charges through
 * the day before, because a payment may still be made today, and notes that it is late (step 2 -> 3).
 */
export const accrualJobs: JobHandlers = {
  accrue: {
    inTransaction: async (tx, _payload: { day: Day }, { at }) => {
      const today = dayOf(at);
      const running = await tx
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(inArray(orders.step, [...runningSteps]));
      for (const { orderNo } of running)
        await enqueue(tx, {
          kind: 'accrueLoan',
          key: `${orderNo}:${today}`,
          runAt: at,
          payload: { orderNo, day: today },
        });
      await queueDay(tx, addDays(today, 1));
    },
  },
  accrueLoan: {
    inTransaction: async (tx, { orderNo, day }: { orderNo: string; day: Day }, { at }) => {
      const order = await lockOrderNo(tx, orderNo);
      if (!order || !runningSteps.includes(order.step)) return;
      await chargeLoan(tx, order, addDays(day, -1), at);
      if (order.dueOn !== null && day > order.dueOn && order.step !== orderSteps.overdued)
        await advance(tx, { orderNo, event: 'fellOverdue', at });
    },
  },
};

async function queueDay(tx: Transaction, day: Day): Promise<void> {
  await enqueue(tx, { kind: 'accrue', key: day, runAt: startOfDay(day) + afterMidnightMs, payload: { day } });
}
