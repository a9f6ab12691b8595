import { addDays, dayOf, startOfDay, type Day, type Market } from '@kopa/contract';
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
import { foldEntries } from './day-balances.ts';

export { isRunning, runningSteps } from './accrue-page.ts';

/** Start of the daily work, after midnight of the market. */
const afterMidnightMs = 5 * 60_000;

/** Queues the daily accrual; call at each start. The next accrual catches up on missed days. */
export async function startAccrual(tx: Transaction, at: number, market: Market): Promise<void> {
  await queueDay(tx, dayOf(at, market), market);
}

/** The maximum number of servers that share a day's work of more than one page. */
const mostParts = 4;

/**
 * `accrue`: queues the day's work and the next day, once a day. `accrueRunning`: charges all running loans
 * through the previous day, because a payment may still arrive today, and records overdue loans (step 2 ->
 * 3); a second worker finds less or no work. The entries are then folded into the running balances.
 * `accrueLoan`: retries one failed loan until success.
 */
export const accrualJobs: JobHandlers = {
  accrue: {
    inTransaction: async (tx, _payload: { day: Day }, { at, lender }) => {
      const { market } = lender.policy;
      const today = dayOf(at, market);
      await queuePart(tx, today, 1, at);
      await queueDay(tx, addDays(today, 1), market);
    },
  },
  accrueRunning: {
    outside: async ({ day, part }: { day: Day; part: number }, { lender, at }) => {
      const { db, nightsTogether } = lender;
      const { market } = lender.policy;
      // Such a charge is told as recorded on the day after its own.
      const together = nightsTogether && dayOf(at, market) === day;
      await accrueAll(
        db,
        { today: day, through: addDays(day, -1), at, together },
        {
          onManyLoans: async () => {
            if (part < mostParts) await inTransaction(db, (tx) => queuePart(tx, day, part + 1, at));
          },
        },
      );
      await foldEntries(db, market);
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

async function queueDay(tx: Transaction, day: Day, market: Market): Promise<void> {
  const runAt = startOfDay(day, market) + afterMidnightMs;
  await enqueue(tx, { kind: 'accrue', key: day, runAt, payload: { day } });
}
