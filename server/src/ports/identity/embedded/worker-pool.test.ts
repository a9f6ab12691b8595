import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atTheEnd } from '../../../../test/at-the-end.ts';
import type { OddTask } from '../../../../test/odd-worker.ts';
import { VerifierUnavailable } from '../identity-verifier.ts';
import { openWorkerPool } from './worker-pool.ts';

const oddWorker = new URL('../../../../test/odd-worker.ts', import.meta.url);
const stillborn = new URL('../../../../test/stillborn-worker.ts', import.meta.url);
const limits = { mostWaiting: 2, timeout: 60_000 };

function openPool(script = oddWorker) {
  const pool = openWorkerPool<OddTask, string>(script, limits);
  atTheEnd(() => pool.close());
  return pool;
}

/** Blocks the worker until it is opened. */
function openGate() {
  const gate = new SharedArrayBuffer(4);
  const open = () => {
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
  };
  return { task: { do: 'waitAt', gate } as const, open };
}

const answer = (text: string) => ({ do: 'answer', with: text }) as const;

/** Why each was rejected. All are waited for, so that none is lost when the first one differs. */
const reasons = async (runs: Promise<unknown>[]) =>
  (await Promise.allSettled(runs)).map((run) => (run.status === 'rejected' ? run.reason : run.value));

describe('a pool of one worker', () => {
  afterEach(() => void vi.useRealTimers());

  it('the pool answers one task after the other, and keeps its worker', async () => {
    const pool = openPool();
    pool.warm();
    expect(await Promise.all([pool.run(answer('a')), pool.run(answer('b'))])).toEqual(['a', 'b']);
    expect(await pool.run({ do: 'countCalls' })).toBe('3');
  });

  it('the pool refuses tasks above its queue limit at once, and loses none of the queued tasks', async () => {
    const pool = openPool();
    const gate = openGate();
    const taken = [pool.run(gate.task), pool.run(answer('a')), pool.run(answer('b'))];
    const refused = await reasons([pool.run(answer('c')), pool.run(answer('d'))]);
    expect(refused).toEqual([expect.any(VerifierUnavailable), expect.any(VerifierUnavailable)]);
    gate.open();
    expect(await Promise.all(taken)).toEqual(['passed', 'a', 'b']);
    expect(await pool.run(answer('e'))).toBe('e');
  });

  it('the pool aborts a hanging task, and runs the next one on a new worker', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = openPool();
    await pool.run(answer('begun'));
    const runs = reasons([pool.run({ do: 'hang' }), pool.run({ do: 'countCalls' })]);
    vi.advanceTimersByTime(limits.timeout);
    const [hung, next] = await runs;
    expect(hung).toBeInstanceOf(VerifierUnavailable);
    expect(hung.message).toContain('60000 ms');
    expect(next).toBe('1');
  });

  it('a task has its whole time limit after any wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = openPool();
    await pool.run(answer('begun'));
    const [first, second] = [openGate(), openGate()];
    const runs = [pool.run(first.task), pool.run(second.task)];
    vi.advanceTimersByTime(limits.timeout - 1);
    first.open();
    await runs[0];
    vi.advanceTimersByTime(limits.timeout - 1);
    second.open();
    expect(await runs[1]).toBe('passed');
  });

  it.each(['end', 'throwLater'] as const)(
    'a worker crash (%s) loses one task, and not the next',
    async (how) => {
      const pool = openPool();
      const [lost, next] = await reasons([pool.run({ do: how }), pool.run({ do: 'countCalls' })]);
      expect(lost).toBeInstanceOf(VerifierUnavailable);
      if (how === 'throwLater') expect((lost.cause as Error).message).toBe('out of its hands');
      expect(next).toBe('1');
    },
  );

  it('the pool reports why a task failed, and keeps the worker', async () => {
    const pool = openPool();
    const [failed] = await reasons([pool.run({ do: 'fail' })]);
    expect(failed).toBeInstanceOf(VerifierUnavailable);
    expect(failed.message).toContain('no such picture');
    expect(await pool.run({ do: 'countCalls' })).toBe('2');
  });

  it('the pool rejects all tasks of a worker that cannot start', async () => {
    const pool = openPool(stillborn);
    for (const _ of ['first', 'again']) {
      const failed = await reasons([pool.run(answer('a')), pool.run(answer('b'))]);
      expect(failed).toEqual([expect.any(VerifierUnavailable), expect.any(VerifierUnavailable)]);
      expect(failed[0].cause.message).toBe('the model is missing');
    }
  });

  it('an aborted signal removes a waiting task, which frees its place', async () => {
    const pool = openPool();
    await pool.run(answer('begun'));
    const gate = openGate();
    const gone = new AbortController();
    const running = pool.run(gate.task, gone.signal);
    const waiting = pool.run({ do: 'countCalls' }, gone.signal);
    const stays = pool.run({ do: 'countCalls' });
    const reason = new Error('the caller has gone');
    gone.abort(reason);
    const late = pool.run(answer('late'));
    gate.open();
    expect(await reasons([running, waiting, pool.run(answer('x'), gone.signal)])).toEqual([
      reason,
      reason,
      reason,
    ]);
    expect(await Promise.all([stays, late])).toEqual(['3', 'late']);
  });

  it('closing the pool rejects running, waiting and new tasks', async () => {
    const pool = openPool();
    await pool.run(answer('begun'));
    const runs = [pool.run({ do: 'hang' }), pool.run(answer('a'))];
    const rejected = reasons(runs);
    await pool.close();
    const late = reasons([pool.run(answer('b'))]);
    const unavailable = expect.any(VerifierUnavailable);
    expect([...(await rejected), ...(await late)]).toEqual([unavailable, unavailable, unavailable]);
    await pool.close();
  });

  it('the pool keeps the process alive during work only', async () => {
    const script = `
      import { openWorkerPool } from '${new URL('./worker-pool.ts', import.meta.url)}';
      const pool = openWorkerPool(new URL('${oddWorker}'), { mostWaiting: 1, timeout: 60000 });
      const answer = (text) => pool.run({ do: 'answer', with: text });
      await answer('begun');
      console.log(await Promise.all([answer('one'), answer('two')]));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script]);
    expect(stdout).toBe("[ 'one', 'two' ]\n");
  });
});
