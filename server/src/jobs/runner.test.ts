import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import type { Lender } from '../lending/lender.ts';
import type { Database } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { jobs, settings } from '../storage/schema/index.ts';
import { enqueue, type Job } from '../storage/queue.ts';
import type { JobHandlers } from '../lending/job-handlers.ts';
import { jobHandlers } from './handlers.ts';
import { JobRunner, type Report } from './runner.ts';
import { triedKinds, triesOf } from './tries.ts';

const minute = 60_000;

const queue = (db: Database, job: Partial<Job>) =>
  inTransaction(db, (tx) => enqueue(tx, { kind: 'note', key: 'a', runAt: 0, payload: {}, ...job }));

it('every kind of job has its number of tries; money on its way and daily kinds never stop', () => {
  expect(triedKinds.toSorted()).toEqual(Object.keys(jobHandlers).sort());
  expect(triedKinds.filter((kind) => triesOf(kind) === Infinity).sort()).toEqual([
    'accrue',
    'forget',
    'payout',
    'payoutCheck',
    'promptCheck',
    'pull',
    'refund',
    'refundCheck',
    'registerPaybill',
    'remind',
    'reversal',
  ]);
});

onBothEngines('a job', (test) => {
  let now = 0;
  /** A runner on a clock that only the test moves. */
  const runner = (handlers: JobHandlers, report: Report = () => {}) => {
    const lender = { db: test.db, clock: { now: () => now } } as Partial<Lender> as Lender;
    return new JobRunner(lender, handlers, report);
  };
  /** A kind of work whose effect is one row. */
  const noting: JobHandlers = {
    note: {
      inTransaction: async (tx, name: string, { at }) => {
        await tx.insert(settings).values({ name, value: at });
      },
    },
  };
  const noted = async () => (await test.db.select().from(settings)).map(({ name, value }) => [name, value]);

  it('a job is queued once by its kind and key', async () => {
    now = 0;
    expect(await queue(test.db, {})).toBe(true);
    expect(await queue(test.db, { payload: 'other' })).toBe(false);
    expect(await queue(test.db, { kind: 'other' })).toBe(true);
  });

  it('jobs run at their due times and in order', async () => {
    now = 0;
    const jobRunner = runner(noting);
    await queue(test.db, { key: 'late', payload: 'late', runAt: 3 * minute });
    await queue(test.db, { key: 'early', payload: 'early', runAt: minute });
    await jobRunner.runDue();
    expect(await noted()).toEqual([]);
    await jobRunner.runUntil(10 * minute, async (instant) => {
      now = instant;
    });
    expect(await noted()).toEqual([
      ['early', minute],
      ['late', 3 * minute],
    ]);
    expect(now).toBe(10 * minute);
  });

  it('jobs run that other jobs have queued meanwhile', async () => {
    now = 0;
    const chain: JobHandlers = {
      note: {
        inTransaction: async (tx, count: number, { at }) => {
          await tx.insert(settings).values({ name: String(count), value: at });
          const next = { kind: 'note', key: String(count + 1), runAt: at + minute, payload: count + 1 };
          if (count < 3) await enqueue(tx, next);
        },
      },
    };
    await queue(test.db, { payload: 1 });
    await runner(chain).runUntil(10 * minute, async (instant) => {
      now = instant;
    });
    expect(await noted()).toEqual([
      ['1', 0],
      ['2', minute],
      ['3', 2 * minute],
    ]);
  });

  it('a failed job leaves no effect, and is repeated later', async () => {
    now = 0;
    let failures = 2;
    const told: unknown[] = [];
    const failing: JobHandlers = {
      note: {
        inTransaction: async (tx, name: string, { at }) => {
          await tx.insert(settings).values({ name, value: at });
          if (failures-- > 0) throw new Error('not yet');
        },
      },
    };
    const jobRunner = runner(failing, (error) => told.push(error));
    await queue(test.db, { payload: 'done' });
    await jobRunner.runDue();
    expect(await noted()).toEqual([]);
    await jobRunner.runUntil(minute, async (instant) => {
      now = instant;
    });
    // After one second, and after two more.
    expect(await noted()).toEqual([['done', 3000]]);
    expect(told).toHaveLength(2);
  });

  it('a job stops after its tries, keeps the class of the error alone, and holds up nothing', async () => {
    now = 0;
    const told: (number | null)[] = [];
    const failing: JobHandlers = {
      ...noting,
      lapse: {
        inTransaction: async () => {
          throw new TypeError('0712 345 678 cannot be read');
        },
      },
    };
    const jobRunner = runner(failing, (_, job) => told.push(job!.stoppedAt));
    await queue(test.db, { kind: 'lapse', key: 'order' });
    await queue(test.db, { kind: 'nobody', key: 'knows' });
    await queue(test.db, { key: 'late', payload: 'late', runAt: 24 * 60 * minute });
    await jobRunner.runUntil(25 * 60 * minute, async (instant) => {
      now = instant;
    });
    await jobRunner.releaseAll();
    await jobRunner.runDue();
    expect(await noted()).toEqual([['late', 24 * 60 * minute]]);
    const [stopped, unknown] = await test.db.select().from(jobs).orderBy(jobs.id);
    expect(stopped).toMatchObject({ attempts: triesOf('lapse'), lastError: 'TypeError', doneAt: null });
    expect(unknown).toMatchObject({ attempts: triesOf('nobody'), lastError: 'Error', doneAt: null });
    expect(told.filter((at) => at !== null)).toEqual([stopped!.stoppedAt, unknown!.stoppedAt]);
    expect(told).toHaveLength(triesOf('lapse') + triesOf('nobody'));
  });

  it('a job of a kind that never stops is tried again however often it fails', async () => {
    now = 0;
    let tries = 0;
    const failing: JobHandlers = {
      forget: {
        outside: async () => {
          tries += 1;
          throw new Error('still away');
        },
      },
    };
    await queue(test.db, { kind: 'forget' });
    await runner(failing).runUntil(48 * 60 * minute, async (instant) => {
      now = instant;
    });
    expect(tries).toBeGreaterThan(200);
    const [job] = await test.db.select().from(jobs);
    expect(job).toMatchObject({ stoppedAt: null, doneAt: null, lastError: 'Error' });
  });

  it('a job runs once, although two processes look for the job at the same time', async () => {
    now = 0;
    for (let index = 0; index < 12; index += 1)
      await queue(test.db, { key: String(index), payload: String(index) });
    await Promise.all([runner(noting).runDue(), runner(noting).runDue(), runner(noting).runDue()]);
    expect(await noted()).toHaveLength(12);
    const [left] = await test.db.select().from(jobs).where(eq(jobs.attempts, 1));
    expect(left).toBeUndefined();
  });

  it('a job that is marked done before its call is not repeated after a death; after an exception it is', async () => {
    now = 0;
    const sent: number[] = [];
    const calls = [() => Promise.reject(new Error('not reached')), () => new Promise<void>(() => {})];
    const sending: JobHandlers = {
      note: {
        outside: async (_: object, { at, markDone }) => {
          if (!(await markDone())) return;
          sent.push(at);
          await calls.shift()?.();
        },
      },
    };
    await queue(test.db, {});
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await runner(sending).runDue();
    now = minute;
    // This one never comes back.
    void runner(sending).runDue();
    await expect.poll(() => sent).toEqual([0, minute]);
    vi.clearAllTimers();
    vi.useRealTimers();
    now = 10 * minute;
    const next = runner(sending);
    await next.releaseAll();
    await next.runDue();
    expect(sent).toEqual([0, minute]);
  });

  it('a job with a call to a port is claimed while it runs, and repeated after the death of its process', async () => {
    now = 0;
    const seen: number[] = [];
    let answer = new Promise<void>(() => {});
    const calling: JobHandlers = {
      note: {
        outside: async (_: object, { at }) => {
          seen.push(at);
          await answer;
        },
      },
    };
    await queue(test.db, {});
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    // This one never comes back.
    void runner(calling).runDue();
    await expect.poll(() => seen).toEqual([0]);
    await runner(calling).runDue();
    expect(seen).toEqual([0]);
    // For any duration, because the process renews its claim.
    now = minute / 2;
    await vi.advanceTimersByTimeAsync(minute / 2);
    await expect.poll(async () => (await test.db.select().from(jobs))[0]!.notBefore).toBeGreaterThan(now);
    await runner(calling).runDue();
    expect(seen).toEqual([0]);
    vi.useRealTimers();
    answer = Promise.resolve();
    now = minute;
    await runner(calling).runDue();
    await runner(calling).runDue();
    expect(seen).toEqual([0, minute]);
  });

  it('a slow job runs beside the others, a few at a time, and is repeated like them', async () => {
    now = 0;
    const begun: string[] = [];
    let end: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const handlers: JobHandlers = {
      ...noting,
      slow: {
        aside: true,
        outside: async (name: string) => {
          begun.push(name);
          await held;
          if (name === 's0') throw new Error('once more');
        },
      },
    };
    const told: string[] = [];
    const jobRunner = runner(handlers, (_, job) => told.push(job!.key));
    for (let index = 0; index < 6; index += 1)
      await queue(test.db, { kind: 'slow', key: `s${index}`, payload: `s${index}` });
    await queue(test.db, { payload: 'quick' });
    jobRunner.start(1);
    await expect.poll(noted).toEqual([['quick', 0]]);
    expect(begun).toEqual(['s0', 's1', 's2', 's3']);
    end!();
    await expect.poll(() => begun.length).toBe(6);
    await jobRunner.stop();
    expect(told).toEqual(['s0']);
    const left = (await test.db.select().from(jobs)).filter(({ doneAt }) => doneAt === null);
    expect(left.map(({ key, attempts }) => [key, attempts])).toEqual([['s0', 1]]);
  });

  it('an absent database stops the search for jobs, with one log line, until the database returns', async () => {
    now = 0;
    const told: string[] = [];
    const away = runner(noting, (_, job) => told.push(job?.kind ?? 'looking'));
    await queue(test.db, { payload: 'late' });
    await test.db.execute(sql`alter table jobs rename to jobs_away`);
    away.start(1);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await test.db.execute(sql`alter table jobs_away rename to jobs`);
    await expect.poll(noted).toHaveLength(1);
    await away.stop();
    expect(told).toEqual(['looking']);
  });
});
