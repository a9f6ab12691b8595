import { and, asc, eq, gt, isNull, lte, min, sql, type SQL } from 'drizzle-orm';
import { classOfError } from '../describe-error.ts';
import type { JobHandlers } from '../lending/job-handlers.ts';
import type { Lender } from '../lending/lender.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { inLateSpan, inNoSpan } from '../spans.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { JobWakes } from '../storage/job-wakes.ts';
import type { Storage } from '../storage/open.ts';
import { prepared } from '../storage/prepared.ts';
import { isWaiting, onQueued } from '../storage/queue.ts';
import { jobs, type JobRow } from '../storage/schema/index.ts';
import { ClockWentBack } from './clock-went-back.ts';
import { Lanes } from './lanes.ts';
import { triesOf } from './tries.ts';

/** Lease of a claimed job. The worker renews the lease until the job is done. */
const leaseMs = 15_000;
const renewMs = leaseMs / 3;
const firstRetryMs = 1_000;
const longestRetryMs = 10 * 60_000;
/** So far back a clock is corrected without a word. */
const smallCorrectionMs = 1_000;

/**
 * Called with a job after a failure; without a job when the queue could not be read, or with `ClockWentBack`,
 * before any job runs by the earlier time, which waits for a promise.
 */
export type Report = (error: unknown, job?: JobRow) => unknown;

/**
 * Runs due jobs in the order of their due times: one at a time in their transactions, and work outside of
 * them in lanes, one a kind. Kinds without a handler stay for a process of another release.
 */
export class JobRunner {
  /** Names the process, also after its restart: it frees the leases of the one that was killed. */
  #name: string;
  #lender: Lender;
  #handlers: JobHandlers;
  #report: Report;
  #turn: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #lanes: Lanes;
  #look: (() => Promise<void>) | undefined;
  #isWoken = false;
  #wakes: JobWakes | undefined;
  /** The latest time that the runner has seen. */
  #latest = 0;

  constructor(lender: Lender, handlers: JobHandlers, report: Report, name = 'runner') {
    this.#name = name;
    this.#lender = lender;
    this.#handlers = handlers;
    this.#lanes = new Lanes(handlers);
    this.#report = report;
  }

  /** Runs jobs until none is due. Never call from a job, which would wait for itself. */
  runDue(): Promise<void> {
    return this.#inTurn(() => this.#drain());
  }

  /** Advances a clock to an instant and stops at each due job, so that each runs at its own time. */
  runUntil(instant: number, moveTo: (instant: number) => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      for (;;) {
        await this.#drain();
        // Stopping: later jobs wait for the next start.
        if (this.#stopped) return;
        const next = await this.#nextDue();
        if (next === null || next > instant) break;
        await moveTo(next);
      }
      await moveTo(instant);
      await this.#drain();
    });
  }

  /** Polls for due jobs until `stop`, and looks at once when this or another process has queued one. */
  start(everyMs = 250, wakes?: Storage['wakes']): void {
    this.#wakes = wakes?.(() => this.wake());
    onQueued(this.#lender.db, (dueAt) => {
      // Later work is found by polling: most payments queue a check, and need no look for jobs.
      if (dueAt > this.#lender.clock.now()) return;
      this.wake();
      this.#wakes?.tell();
    });
    let isLooking = true;
    this.#look = async () => {
      this.#timer = undefined;
      this.#isWoken = false;
      try {
        await this.#inTurn(() => this.#drain({ waits: false }));
        isLooking = true;
      } catch (error) {
        if (isLooking) this.#report(error);
        isLooking = false;
      }
      const pause = this.#isWoken && isLooking ? 0 : everyMs;
      if (!this.#stopped) this.#timer = setTimeout(() => void this.#look?.(), pause);
    };
    void this.#look();
  }

  /** Looks for due jobs now, once started: one has been queued, or a lane has room. */
  wake(): void {
    this.#isWoken = true;
    if (!this.#timer || this.#stopped) return;
    clearTimeout(this.#timer);
    void this.#look?.();
  }

  /** Stops polling after the running jobs have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#wakes?.close();
    await this.#turn;
    await this.#lanes.end();
  }

  /** Releases the leases of a killed process of this name. */
  releaseOwn(): Promise<void> {
    return this.#release(eq(jobs.heldBy, this.#name));
  }

  /** Releases the leases and ends the pauses of all jobs; only for a database without other users. */
  releaseAll(): Promise<void> {
    return this.#release();
  }

  async #release(which?: SQL): Promise<void> {
    const free = { notBefore: jobs.runAt, heldBy: null };
    await this.#lender.db.update(jobs).set(free).where(and(isWaiting, which));
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#turn.then(() => inNoSpan(work));
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #drain({ waits = true } = {}): Promise<void> {
    await this.#lender.clock.follow?.();
    await this.#bearClock();
    while (!this.#stopped) {
      if (!(await this.#runOne(waits))) return;
    }
  }

  /** After a clock that went back, jobs that were due are due again, and pauses have their length. */
  async #bearClock(): Promise<void> {
    const now = this.#lender.clock.now();
    const before = this.#latest;
    if (now >= before - smallCorrectionMs) {
      this.#latest = Math.max(now, before);
      return;
    }
    const waits = sql`case when ${jobs.heldBy} is not null then ${leaseMs}::bigint
      when ${jobs.attempts} > 0 then ${longestRetryMs}::bigint else 0 end`;
    await this.#lender.db
      .update(jobs)
      .set({ notBefore: sql`least(${jobs.notBefore}, ${now} + ${waits})` })
      .where(and(isWaiting, gt(jobs.notBefore, now), lte(jobs.runAt, before)));
    await this.#report(new ClockWentBack(Math.round((before - now) / 1000)));
    this.#latest = now;
  }

  async #nextDue(): Promise<number | null> {
    const [row] = await this.#lender.db
      .select({ next: min(jobs.notBefore) })
      .from(jobs)
      .where(and(isWaiting, gt(jobs.notBefore, this.#lender.clock.now())));
    return row?.next ?? null;
  }

  /** `waits`: also waits for a slow job. */
  async #runOne(waits: boolean): Promise<boolean> {
    const at = this.#lender.clock.now();
    let failing: JobRow | undefined;
    try {
      const claimed = await inLateSpan((begin) =>
        inTransaction(this.#lender.db, async (tx) => {
          const job = await nextJob(tx, at, waits ? Object.keys(this.#handlers) : this.#lanes.free());
          failing = job;
          if (!job) return undefined;
          const handler = this.#handlers[job.kind]!;
          if ('inTransaction' in handler) {
            const context = { lender: this.#lender, at };
            await begin(...spanOf(job), () => handler.inTransaction(tx, job.payload as never, context));
            await tx.update(jobs).set({ doneAt: at }).where(eq(jobs.id, job.id));
          } else await this.#hold(tx, job);
          return { job, handler };
        }),
      );
      if (!claimed) return false;
      const { job, handler } = claimed;
      if ('outside' in handler) {
        const markDone = () => this.#markDone(job, at);
        const work = async () => {
          await this.#whileHeld(job, () =>
            handler.outside(job.payload as never, { lender: this.#lender, at, markDone }),
          );
          await markDone();
        };
        const told = () => inLateSpan((begin) => begin(...spanOf(job), work));
        if (waits) await told();
        else this.#runInLane(job, at, told);
      }
      return true;
    } catch (error) {
      if (!failing) throw error;
      await this.#retryLater(failing, at, error);
      return true;
    }
  }

  #runInLane(job: JobRow, at: number, work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => this.#retryLater(job, at, error))
      // The database is unavailable: the job is free again after its lease.
      .catch((error: unknown) => this.#report(error, job))
      .finally(() => this.wake());
    this.#lanes.add(job.kind, running);
  }

  async #hold(db: Database | Transaction, { id }: JobRow): Promise<void> {
    const notBefore = this.#lender.clock.now() + leaseMs;
    await db.update(jobs).set({ notBefore, heldBy: this.#name }).where(eq(jobs.id, id));
  }

  async #markDone({ id }: JobRow, at: number): Promise<boolean> {
    const undone = and(eq(jobs.id, id), isNull(jobs.doneAt));
    const marked = await this.#lender.db
      .update(jobs)
      .set({ doneAt: at, heldBy: null })
      .where(undone)
      .returning({ id: jobs.id });
    return marked.length > 0;
  }

  async #whileHeld(job: JobRow, work: () => Promise<void>): Promise<void> {
    // Not renewed while the database is unavailable: the job may then run twice, which handlers must
    // tolerate.
    const renewing = setInterval(() => void this.#hold(this.#lender.db, job).catch(() => {}), renewMs);
    try {
      await work();
    } finally {
      clearInterval(renewing);
    }
  }

  /** Queues another attempt, or stops the job after the last one. */
  async #retryLater(job: JobRow, at: number, error: unknown): Promise<void> {
    const attempts = job.attempts + 1;
    const pause = Math.min(firstRetryMs * 2 ** Math.min(job.attempts, 20), longestRetryMs);
    const stoppedAt = attempts >= triesOf(job.kind) ? at : null;
    const failure = {
      attempts,
      notBefore: at + pause,
      lastError: classOfError(error),
      stoppedAt,
      doneAt: null,
      heldBy: null,
    };
    await this.#lender.db.update(jobs).set(failure).where(eq(jobs.id, job.id));
    this.#report(error, { ...job, ...failure });
  }
}

/** The span of a job's next try. */
const spanOf = ({ kind, attempts }: JobRow) =>
  [`job ${kind}`, { attributes: { 'kopa.tries': attempts + 1 } }] as const;

const firstDue = prepared((db) =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        isWaiting,
        lte(jobs.notBefore, sql.placeholder('at')),
        sql`${jobs.kind} = any(${sql.placeholder('kinds')}::text[])`,
      ),
    )
    .orderBy(asc(jobs.notBefore), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
    .prepare('first_due_job'),
);

async function nextJob(tx: Transaction, at: number, kinds: string[]): Promise<JobRow | undefined> {
  const [job] = await firstDue(tx).execute({ at, kinds });
  return job;
}
