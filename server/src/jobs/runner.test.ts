import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { noting, notedIn, queue, runnersOn } from '../../test/job-queue.ts';
import { jobs, settings } from '../storage/schema/index.ts';
import { enqueue } from '../storage/queue.ts';
import type { JobHandlers } from '../lending/job-handlers.ts';
import { jobHandlers } from './handlers.ts';
import { triedKinds, triesOf } from './tries.ts';

const minute = 60_000;

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
  const runner = runnersOn(test, () => now);
  const noted = () => notedIn(test.db);

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
    await queue(test.db, { key: 'late', payload: 'late', runAt: 24 * 60 * minute });
    await jobRunner.runUntil(25 * 60 * minute, async (instant) => {
      now = instant;
    });
    await jobRunner.releaseAll();
    await jobRunner.runDue();
    expect(await noted()).toEqual([['late', 24 * 60 * minute]]);
    const [stopped] = await test.db.select().from(jobs).orderBy(jobs.id);
    expect(stopped).toMatchObject({ attempts: triesOf('lapse'), lastError: 'TypeError', doneAt: null });
    expect(told.filter((at) => at !== null)).toEqual([stopped!.stoppedAt]);
    expect(told).toHaveLength(triesOf('lapse'));
  });

  it('an older process leaves kinds that it does not know as they are, and a newer one does them', async () => {
    now = 0;
    const told: unknown[] = [];
    const older = () => runner(noting, (error) => told.push(error), 'older');
    await queue(test.db, { kind: 'later', payload: 'later' });
    const unknown = () => test.db.select().from(jobs).where(eq(jobs.kind, 'later'));
    const before = await unknown();
    await queue(test.db, { key: 'a', payload: 'a', runAt: minute });
    await older().runUntil(25 * 60 * minute, async (instant) => {
      now = instant;
    });
    expect(await noted()).toEqual([['a', minute]]);
    const polling = older();
    await queue(test.db, { key: 'b', payload: 'b', runAt: now });
    polling.start(1);
    await expect.poll(noted).toHaveLength(2);
    await polling.stop();
    expect(await unknown()).toEqual(before);
    expect(told).toEqual([]);

    await runner({ ...noting, later: noting['note']! }, undefined, 'newer').runDue();
    expect(await noted()).toContainEqual(['later', now]);
    expect(await unknown()).toMatchObject([{ attempts: 0, doneAt: now, stoppedAt: null }]);
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
