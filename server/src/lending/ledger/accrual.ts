import { addDays, dayOf, startOfDay, type Day } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { inTransaction } from '../../storage/in-transaction.ts';
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

/** So many servers share a day's work, where there is more than a page of it. */
const mostParts = 4;

/**
 * `accrue`: once a day, queues the day's work and the next day. `accrueRunning`: charges all running loans through the day before,
 * because a payment may still be made today, and notes which are late (step 2 -> 3); whoever comes to it second finds less to do, or
 * nothing. `accrueLoan`: one loan that failed among the others, until it succeeds.
 */
export const accrualJobs: JobHandlers = {
  accrue: {
    inTransaction: async (tx, _payload: { day: Day }, { at }) => {
      const today = dayOf(at);
      await queuePart(tx, today, 1, at);
      await queueDay(tx, addDays(today, 1));
    },
  },
  accrueRunning: {
    outside: async ({ day, part }: { day: Day; part: number }, { lender, at }) => {
      const { db } = lender;
      await accrueAll(
        db,
        { today: day, through: addDays(day, -1), at },
        {
          onManyLoans: async () => {
            if (part < mostParts) await inTransaction(db, (tx) => queuePart(tx, day, part + 1, at));
          },
        },
      );
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

async function queuePart(tx: Transaction, day: Day, part: number, at: number): Promise<void> {
  await enqueue(tx, { kind: 'accrueRunning', key: `${day}:${part}`, runAt: at, payload: { day, part } });
}

async function queueDay(tx: Transaction, day: Day): Promise<void> {
  await enqueue(tx, { kind: 'accrue', key: day, runAt: startOfDay(day) + afterMidnightMs, payload: { day } });
}
