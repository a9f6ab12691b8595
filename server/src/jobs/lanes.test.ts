import { expect, it, vi } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { noting, notedIn, queue, runnersOn } from '../../test/job-queue.ts';
import { jobs } from '../storage/schema/index.ts';
import type { JobHandlers } from '../lending/job-handlers.ts';

const minute = 60_000;

onBothEngines('work outside of transactions', (test) => {
  let now = 0;
  const runner = runnersOn(test, () => now);
  const noted = () => notedIn(test.db);

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

  it('a process that comes back frees the jobs that it held when it was killed, and no others', async () => {
    now = 0;
    const seen: string[] = [];
    const never = new Promise<void>(() => {});
    const calling: JobHandlers = {
      note: {
        atOnce: 2,
        outside: async (name: string) => {
          seen.push(name);
          if (seen.length <= 2) await never;
        },
      },
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await queue(test.db, { key: 'a', payload: 'a' });
    void runner(calling, () => {}, 'here').runDue();
    await expect.poll(() => seen).toEqual(['a']);
    await queue(test.db, { key: 'b', payload: 'b' });
    void runner(calling, () => {}, 'elsewhere').runDue();
    await expect.poll(() => seen).toEqual(['a', 'b']);
    vi.clearAllTimers();
    vi.useRealTimers();
    const back = runner(calling, () => {}, 'here');
    await back.releaseOwn();
    await back.runDue();
    expect(seen).toEqual(['a', 'b', 'a']);
  });

  it('after a clock that went back, due and failed jobs do not wait for the old time', async () => {
    now = 60 * minute;
    const told: unknown[] = [];
    let failures = 1;
    const calling: JobHandlers = {
      ...noting,
      other: {
        outside: async () => {
          if (failures-- > 0) throw new Error('not yet');
        },
      },
    };
    const jobRunner = runner(calling, (error) => told.push(error));
    await queue(test.db, { kind: 'other', runAt: now });
    await queue(test.db, { key: 'planned', payload: 'planned', runAt: 70 * minute });
    await jobRunner.runDue();
    expect(told).toHaveLength(1);
    await queue(test.db, { key: 'due', payload: 'due', runAt: now });
    now = minute;
    await jobRunner.runDue();
    expect(await noted()).toEqual([['due', minute]]);
    expect(told[1]).toMatchObject({ name: 'ClockWentBack', seconds: 59 * 60 });
    now = 12 * minute;
    await jobRunner.runDue();
    const left = (await test.db.select().from(jobs)).filter(({ doneAt }) => doneAt === null);
    expect(left.map(({ key }) => key)).toEqual(['planned']);
  });

  it('a job runs as soon as this process has queued it', async () => {
    now = 0;
    const jobRunner = runner(noting);
    // Polling alone would take an hour.
    jobRunner.start(60 * minute);
    await jobRunner.runDue();
    await queue(test.db, { payload: 'at once' });
    await expect.poll(noted).toEqual([['at once', 0]]);
    await jobRunner.stop();
  });

  it('slow jobs of a kind run beside the others, a few at a time, and are repeated like them', async () => {
    now = 0;
    const begun: string[] = [];
    let end: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const handlers: JobHandlers = {
      ...noting,
      slow: {
        atOnce: 4,
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
});
