import { addDays, dayMs, dayOf, startOfDay, type Day, type Market } from '@kopa/contract';
import { retention } from '@kopa/contract/texts/retention';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { forgetPhotos } from '../lending/identity/photo-retention.ts';
import type { JobHandlers } from '../lending/job-handlers.ts';
import type { Lender } from '../lending/lender.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { enqueue } from '../storage/queue.ts';
import {
  ageOfAttempt,
  ageOfDelivery,
  attemptBudgets,
  rateLimitAttempts,
  idempotencyKeys,
  jobs,
  retainedRecords,
  verificationCodes,
  smsDeliveries,
} from '../storage/schema/index.ts';

const hour = 3_600_000;
/** At night in the market. */
const afterMidnightMs = 3 * hour;
/**
 * A phone repeats a command for hours, and a loan's commands also have natural keys. Codes count for a day.
 */
const keptMs = retention.attemptHours * hour;
/** Complaints about missing messages are younger. */
const deliveriesKeptMs = retention.messageDays * dayMs;
const doneJobsKeptMs = 30 * dayMs;
/** Rows and orders of one transaction. */
const rowsAtOnce = 5_000;
const ordersAtOnce = 500;

/** Deletes a page of what is over at an instant. Returns whether more may follow. */
type ForgetsPage = (lender: Lender, at: number) => Promise<boolean>;

/** An index leads to the oldest rows of each. */
const pages: readonly ForgetsPage[] = [
  olderThan(keptMs, idempotencyKeys, idempotencyKeys.createdAt),
  olderThan(keptMs, verificationCodes, verificationCodes.createdAt),
  olderThan(keptMs, attemptBudgets, attemptBudgets.from),
  olderThan(keptMs, rateLimitAttempts, ageOfAttempt(rateLimitAttempts.at)),
  olderThan(deliveriesKeptMs, smsDeliveries, ageOfDelivery(smsDeliveries)),
  async (lender, at) =>
    (await inTransaction(lender.db, (tx) => forgetPhotos(tx, at, lender, ordersAtOnce))) === ordersAtOnce,
  ({ db, policy }, at) =>
    deletePage(db, retainedRecords, retainedRecords.keepUntil, dayOf(at, policy.market)),
  olderThan(doneJobsKeptMs, jobs, jobs.doneAt),
];

/** Queues the daily clean-up; call at each start. */
export async function startForgetting(tx: Transaction, at: number, market: Market): Promise<void> {
  await queueDay(tx, dayOf(at, market), market);
}

/**
 * `forget`: once a day, queues the next day, and then removes stored answers of idempotency keys,
 * verification codes, counted attempts, outcomes of messages, expired records of loans, photos of orders that
 * were decided long ago, and old finished jobs: page by page, each in its own transaction. A killed or
 * repeated run continues with the remainder. What cannot be removed keeps nothing else.
 */
export const forgettingJobs: JobHandlers = {
  forget: {
    outside: async (_payload: object, { at, lender }) => {
      const { market } = lender.policy;
      await inTransaction(lender.db, (tx) => queueDay(tx, addDays(dayOf(at, market), 1), market));
      const errors: unknown[] = [];
      for (const page of pages)
        try {
          while (await page(lender, at));
        } catch (error) {
          errors.push(error);
        }
      if (errors.length > 0) throw errors[0];
    },
  },
};

function olderThan(ms: number, table: PgTable, since: PgColumn | SQL): ForgetsPage {
  return ({ db }, at) => deletePage(db, table, since, at - ms);
}

async function deletePage(
  db: Database,
  table: PgTable,
  since: PgColumn | SQL,
  before: number | Day,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${since} < ${before} order by ${since} limit ${rowsAtOnce}::int
        for update skip locked
      )) returning 1
    ) select count(*)::int as many from gone`);
  return rows[0]!['many'] === rowsAtOnce;
}

async function queueDay(tx: Transaction, day: Day, market: Market): Promise<void> {
  const runAt = startOfDay(day, market) + afterMidnightMs;
  await enqueue(tx, { kind: 'forget', key: day, runAt, payload: {} });
}
