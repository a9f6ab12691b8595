import { and, asc, eq, gt, isNull, lte, min } from 'drizzle-orm';
import type { JobHandler, JobHandlers } from '../lending/job-handlers.ts';
import type { Lender } from '../lending/lender.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { jobs, type JobRow } from '../storage/schema/index.ts';

/** For how long a claimed job is nobody else's. Whoever does it says so again, until it is done. */
const leaseMs = 15_000;
const renewMs = leaseMs / 3;
const firstRetryMs = 1_000;
const longestRetryMs = 10 * 60_000;

/** Is told of a job that failed and will be tried again, or, without a job, that none could be looked for. */
export type Report = (error: unknown, job?: JobRow) => void;

/** Runs due jobs, one at a time, in the order in which they fall due. */
export class JobRunner {
  #lender: Lender;
  #handlers: JobHandlers;
  #report: Report;
  #turn: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(lender: Lender, handlers: JobHandlers, report: Report) {
    this.#lender = lender;
    this.#handlers = handlers;
    this.#report = report;
  }

  /** Runs jobs until none is due. Never called by a job: it would wait for itself. */
  runDue(): Promise<void> {
    return this.#inTurn(() => this.#drain());
  }

  /** Moves a clock to an instant by way of each job that falls due before it, so that each runs in its own time. */
  runUntil(instant: number, moveTo: (instant: number) => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      for (;;) {
        await this.#drain();
        // Told to end: what falls due from here on waits for the next start.
        if (this.#stopped) return;
        const next = await this.#nextDue();
        if (next === null || next > instant) break;
        await moveTo(next);
      }
      await moveTo(instant);
      await this.#drain();
    });
  }

  /** Looks for due jobs again and again, until `stop`. */
  start(everyMs = 250): void {
    let isLooking = true;
    const look = async () => {
      try {
        await this.runDue();
        isLooking = true;
      } catch (error) {
        if (isLooking) this.#report(error);
        isLooking = false;
      }
      if (!this.#stopped) this.#timer = setTimeout(() => void look(), everyMs);
    };
    void look();
  }

  /** Ends the looking, after the job that runs now. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  /** Gives back what a killed process held; only for a database that nobody else can be using. */
  async releaseAll(): Promise<void> {
    await this.#lender.db.update(jobs).set({ notBefore: jobs.runAt }).where(isNull(jobs.doneAt));
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #drain(): Promise<void> {
    while (!this.#stopped) {
      if (!(await this.#runOne())) return;
    }
  }

  async #nextDue(): Promise<number | null> {
    const [row] = await this.#lender.db
      .select({ next: min(jobs.notBefore) })
      .from(jobs)
      .where(and(isNull(jobs.doneAt), gt(jobs.notBefore, this.#lender.clock.now())));
    return row?.next ?? null;
  }

  async #runOne(): Promise<boolean> {
    const at = this.#lender.clock.now();
    let failing: JobRow | undefined;
    try {
      const claimed = await inTransaction(this.#lender.db, async (tx) => {
        const job = await nextJob(tx, at);
        failing = job;
        if (!job) return undefined;
        const handler = this.#handler(job);
        if ('inTransaction' in handler) {
          await handler.inTransaction(tx, job.payload as never, { lender: this.#lender, at });
          await tx.update(jobs).set({ doneAt: at }).where(eq(jobs.id, job.id));
        } else {
          await this.#hold(tx, job);
        }
        return { job, handler };
      });
      if (!claimed) return false;
      const { job, handler } = claimed;
      if ('outside' in handler) {
        await this.#whileHeld(job, () => handler.outside(job.payload as never, { lender: this.#lender, at }));
        await this.#lender.db.update(jobs).set({ doneAt: at }).where(eq(jobs.id, job.id));
      }
      return true;
    } catch (error) {
      if (!failing) throw error;
      await this.#retryLater(failing, at, error);
      return true;
    }
  }

  async #hold(db: Database | Transaction, { id }: JobRow): Promise<void> {
    const notBefore = this.#lender.clock.now() + leaseMs;
    await db.update(jobs).set({ notBefore }).where(eq(jobs.id, id));
  }

  async #whileHeld(job: JobRow, work: () => Promise<void>): Promise<void> {
    // Not renewed while the database is away: then it may be done twice, which it must bear.
    const renewing = setInterval(() => void this.#hold(this.#lender.db, job).catch(() => {}), renewMs);
    try {
      await work();
    } finally {
      clearInterval(renewing);
    }
  }

  #handler(job: JobRow): JobHandler {
    const handler = this.#handlers[job.kind];
    if (!handler) throw new Error(`No handler is registered for jobs of kind "${job.kind}".`);
    return handler;
  }

  async #retryLater(job: JobRow, at: number, error: unknown): Promise<void> {
    const attempts = job.attempts + 1;
    const pause = Math.min(firstRetryMs * 2 ** Math.min(job.attempts, 20), longestRetryMs);
    await this.#lender.db
      .update(jobs)
      .set({ attempts, notBefore: at + pause })
      .where(eq(jobs.id, job.id));
    this.#report(error, job);
  }
}

async function nextJob(tx: Transaction, at: number): Promise<JobRow | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(isNull(jobs.doneAt), lte(jobs.notBefore, at)))
    .orderBy(asc(jobs.notBefore), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return job;
}
