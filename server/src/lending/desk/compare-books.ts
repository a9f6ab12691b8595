import { randomUUID } from 'node:crypto';
import { addDays, dayOf, startOfDay, type Day, type Market } from '@kopa/contract';
import { allBooks as allBooksShape, type ComparedBooks } from '@kopa/contract/desk/day-end-entities';
import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { inSnapshot, inTransaction } from '../../storage/in-transaction.ts';
import { enqueue, isWaiting } from '../../storage/queue.ts';
import { jobs, settings } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { allBooks } from './all-books.ts';

/*
 * The books of all days take minutes to compare with a million loans: longer than a request may last. A job
 * compares them every night and when a member of staff asks, and keeps the newest result.
 */

const kind = 'compareBooks';
const kept = 'comparedBooks';
/** After the charges of the night, and before the day's work. */
const afterMidnightMs = 4 * 3_600_000;

/** Queues the nightly comparison; call at each start. */
export async function startComparing(tx: Transaction, at: number, market: Market): Promise<void> {
  await queueDay(tx, dayOf(at, market), market);
}

/** The newest comparison, and whether another one is due or running. */
export async function lastComparison(tx: Transaction, at: number): Promise<ComparedBooks> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, kept));
  const last = allBooksShape.safeParse(row?.value);
  return {
    // A result of another release may lack a part: it is as good as none.
    last: last.success ? last.data : null,
    isComparing: await isDue(tx, at),
  };
}

/** Queues a comparison for now, unless one is due or running. */
export async function askToCompare(tx: Transaction, at: number): Promise<void> {
  if (await isDue(tx, at)) return;
  await enqueue(tx, { kind, key: `asked:${randomUUID()}`, runAt: at, payload: {} });
}

/** `compareBooks`: compares the books of all days in one snapshot, and keeps the result. */
export const comparisonJobs: JobHandlers = {
  [kind]: {
    outside: async ({ day }: { day?: Day }, { lender, at }) => {
      const { db, policy } = lender;
      if (day !== undefined) await inTransaction(db, (tx) => queueDay(tx, addDays(day, 1), policy.market));
      const value = await inSnapshot(db, (tx) => allBooks(tx, lender, at));
      await db
        .insert(settings)
        .values({ name: kept, value })
        .onConflictDoUpdate({ target: settings.name, set: { value } });
    },
  },
};

async function isDue(tx: Transaction, at: number): Promise<boolean> {
  return (await tx.$count(jobs, and(isWaiting, eq(jobs.kind, kind), lte(jobs.runAt, at)))) > 0;
}

async function queueDay(tx: Transaction, day: Day, market: Market): Promise<void> {
  const runAt = startOfDay(day, market) + afterMidnightMs;
  await enqueue(tx, { kind, key: day, runAt, payload: { day } });
}
