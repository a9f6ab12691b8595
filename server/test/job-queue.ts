import { JobRunner, type Report } from '../src/jobs/runner.ts';
import type { JobHandlers } from '../src/lending/job-handlers.ts';
import type { Lender } from '../src/lending/lender.ts';
import type { Database } from '../src/storage/database.ts';
import { inTransaction } from '../src/storage/in-transaction.ts';
import { enqueue, type Job } from '../src/storage/queue.ts';
import { settings } from '../src/storage/schema/index.ts';

/** Queues a job of the kind "note", unless `job` says otherwise. */
export const queue = (db: Database, job: Partial<Job>): Promise<boolean> =>
  inTransaction(db, (tx) => enqueue(tx, { kind: 'note', key: 'a', runAt: 0, payload: {}, ...job }));

/** Runners on a database and on a clock that only the test moves. */
export function runnersOn(test: { readonly db: Database }, now: () => number) {
  return (handlers: JobHandlers, report: Report = () => {}, name?: string): JobRunner => {
    const lender = { db: test.db, clock: { now } } as Partial<Lender> as Lender;
    return new JobRunner(lender, handlers, report, name);
  };
}

/** A kind of work whose effect is one row. */
export const noting: JobHandlers = {
  note: {
    inTransaction: async (tx, name: string, { at }) => {
      await tx.insert(settings).values({ name, value: at });
    },
  },
};

/** The effects so far. */
export const notedIn = async (db: Database): Promise<[name: string, at: unknown][]> =>
  (await db.select().from(settings)).map(({ name, value }) => [name, value]);
