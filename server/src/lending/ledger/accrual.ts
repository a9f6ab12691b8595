import { randomUUID } from 'node:crypto';
import { addDays, dayOf, startOfDay, type Day, type Market } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, eq, lte } from 'drizzle-orm';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue, isWaiting } from '../../storage/queue.ts';
import { jobs } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Transaction } from '../../storage/database.ts';
import { advance } from '../orders/advance.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { accrueAll } from './accrue-all.ts';
import { runningSteps } from './accrue-page.ts';
import { chargeLoan } from './charge.ts';
import { compareBooks } from './compare-books.ts';
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
/** The kind of the night's work. */
const running = 'accrueRunning';

/**
 * `accrue`: queues the day's work and the next day, once a day. `accrueRunning`: charges all running loans
 * through the previous day, because a payment may still arrive today, and records overdue loans (step 2 ->
 * 3); a second worker finds less or no work. The entries are then folded into the running balances, and the
 * first worker compares the books. `accrueLoan`: retries one failed loan until success.
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
  [running]: {
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
      if (part === 1) await compareBooks(lender, at);
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

/** Whether a night's work is due or running. */
export async function isNightDue(tx: Transaction, at: number): Promise<boolean> {
  return (await tx.$count(jobs, and(isWaiting, eq(jobs.kind, running), lte(jobs.runAt, at)))) > 0;
}

/**
 * Queues the night's work once more, unless it is due: it finds nothing to charge, and compares the books. A
 * kind of its own would fail at a lender of the last release beside this one.
 */
export async function askForNight(tx: Transaction, at: number, market: Market): Promise<void> {
  if (await isNightDue(tx, at)) return;
  const day = dayOf(at, market);
  await enqueue(tx, { kind: running, key: `${day}:${randomUUID()}`, runAt: at, payload: { day, part: 1 } });
}

async function queuePart(tx: Transaction, day: Day, part: number, at: number): Promise<void> {
  await enqueue(tx, { kind: running, key: `${day}:${part}`, runAt: at, payload: { day, part } });
}

async function queueDay(tx: Transaction, day: Day, market: Market): Promise<void> {
  const runAt = startOfDay(day, market) + afterMidnightMs;
  await enqueue(tx, { kind: 'accrue', key: day, runAt, payload: { day } });
}
