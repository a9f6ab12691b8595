import { addDays, dayOf, startOfDay, type Day } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { enqueue } from '../../storage/queue.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Transaction } from '../../storage/database.ts';
import { advance } from '../orders/advance.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { accrueAll } from './accrue-all.ts';
import { runningSteps } from './accrue-page.ts';
import { chargeLoan } from './charge.ts';

export { runningSteps } from './accrue-page.ts';

/** When the day's work begins, after its midnight in Nairobi. */
const afterMidnightMs = 5 * 60_000;

/** Queues the daily accrual; to be called at each start. What the lender slept through is caught up by the next one. */
export async function startAccrual(tx: Transaction, at: number): Promise<void> {
  await queueDay(tx, dayOf(at));
}

/** So many servers can share a day's work. */
const parts = 4;

/**
 * `accrue`: once a day, queues the day's work and the next day. `accrueRunning`: charges all running loans through the day before,
 * because a payment may still be made today, and notes which are late (step 2 -> 3); whoever comes to it second finds less to do, or
 * nothing. `accrueLoan`: one loan that failed among the others, until it succeeds.
 */
export const accrualJobs: JobHandlers = {
  accrue: {
    inTransaction: async (tx, _payload: { day: Day }, { at }) => {
      const today = dayOf(at);
      for (let part = 1; part <= parts; part += 1)
        await enqueue(tx, {
          kind: 'accrueRunning',
          key: `${today}:${part}`,
          runAt: at,
          payload: { day: today },
        });
      await queueDay(tx, addDays(today, 1));
    },
  },
  accrueRunning: {
    outside: async ({ day }: { day: Day }, { lender, at }) => {
      await accrueAll(lender.db, { today: day, through: addDays(day, -1), at });
    },
  },
  accrueLoan: {
    inTransaction: async (tx, { orderNo, day }: { orderNo: string; day: Day }, { at }) => {
      const order = await lockOrderNo(tx, orderNo);
      if (!order || !runningSteps.includes(order.step)) return;
      try {
        await chargeLoan(tx, order, addDays(day, -1), at);
      } catch (error) {
        throw new Error(`The loan ${orderNo} cannot be charged.`, { cause: error });
      }
      if (order.dueOn !== null && day > order.dueOn && order.step !== orderSteps.overdued)
        await advance(tx, { orderNo, event: 'fellOverdue', at });
    },
  },
};

async function queueDay(tx: Transaction, day: Day): Promise<void> {
  await enqueue(tx, { kind: 'accrue', key: day, runAt: startOfDay(day) + afterMidnightMs, payload: { day } });
}
