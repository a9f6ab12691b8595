import { addDays, dayOf, startOfDay, type Day, type Market } from '@kopa/contract';
import { retention } from '@kopa/contract/texts/retention';
import { lt, sql } from 'drizzle-orm';
import { forgetPhotos } from '../lending/identity/photo-retention.ts';
import type { JobHandlers } from '../lending/job-handlers.ts';
import type { Transaction } from '../storage/database.ts';
import { enqueue } from '../storage/queue.ts';
import {
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
const deliveriesKeptMs = retention.messageDays * 24 * hour;
const doneJobsKeptMs = 30 * 24 * hour;

/** Queues the daily clean-up; call at each start. */
export async function startForgetting(tx: Transaction, at: number, market: Market): Promise<void> {
  await queueDay(tx, dayOf(at, market), market);
}

/**
 * `forget`: once a day, removes stored answers of idempotency keys, verification codes, counted attempts,
 * outcomes of messages, expired records of loans, photos of orders that were decided long ago, and old
 * finished jobs.
 */
export const forgettingJobs: JobHandlers = {
  forget: {
    inTransaction: async (tx, _payload: object, { at, lender }) => {
      const { market } = lender.policy;
      await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, at - keptMs));
      await tx.delete(verificationCodes).where(lt(verificationCodes.createdAt, at - keptMs));
      await tx.delete(attemptBudgets).where(lt(attemptBudgets.from, at - keptMs));
      await tx.delete(rateLimitAttempts).where(lt(rateLimitAttempts.at, at - keptMs));
      await tx
        .delete(smsDeliveries)
        .where(
          lt(sql`coalesce(${smsDeliveries.sentAt}, ${smsDeliveries.reportedAt})`, at - deliveriesKeptMs),
        );
      await forgetPhotos(tx, at, lender);
      await tx.delete(retainedRecords).where(lt(retainedRecords.keepUntil, dayOf(at, market)));
      await tx.delete(jobs).where(lt(jobs.doneAt, at - doneJobsKeptMs));
      await queueDay(tx, addDays(dayOf(at, market), 1), market);
    },
  },
};

async function queueDay(tx: Transaction, day: Day, market: Market): Promise<void> {
  const runAt = startOfDay(day, market) + afterMidnightMs;
  await enqueue(tx, { kind: 'forget', key: day, runAt, payload: {} });
}
