import { Piscina } from 'piscina';
import { VerifierUnavailable } from '../identity-verifier.ts';
import type { Outcome } from './serve-tasks.ts';

export interface WorkerPool<Task, Answer> {
  /**
   * Hands the task to the worker when free. An abort removes a waiting task and rejects with the signal's
   * reason; a running task continues. Throws `VerifierUnavailable` when the queue is full, and when the
   * worker is too slow, fails or ends.
   */
  run(task: Task, signal?: AbortSignal): Promise<Answer>;
  /** Starts the worker now, so that the first task does not wait. */
  warm(): void;
  /** Ends the worker; waiting, running and later tasks are rejected. */
  close(): Promise<void>;
}

export interface PoolLimits {
  /** Maximum number of waiting tasks; a further task is rejected at once. */
  mostWaiting: number;
  /** In ms: a task that takes longer, the start of its worker included, ends with the worker. */
  timeout: number;
}

interface Job<Task, Answer> {
  task: Task;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * One thread of Piscina, which runs one task after the other. The first task starts the thread, and the first
 * task after a crash or a hang starts a new thread. An idle thread does not keep the process alive. The
 * default export of `script` is a result of `serveTasks`.
 */
export function openWorkerPool<Task, Answer>(
  script: URL,
  { mostWaiting, timeout }: PoolLimits,
): WorkerPool<Task, Answer> {
  let pool: Piscina<Task, Outcome<Answer>> | null = null;
  const waiting: Job<Task, Answer>[] = [];
  let busy = false;
  let closed = false;

  function open() {
    if (pool) return pool;
    const opened = new Piscina<Task, Outcome<Answer>>({
      filename: script.href,
      minThreads: 1,
      maxThreads: 1,
      idleTimeout: Infinity,
      recordTiming: false,
      // A worker that waits by Atomics runs nothing else meanwhile, and Tesseract has a thread of its own to
      // listen to.
      atomics: 'disabled',
    });
    // A thread without a task could not be started, or crashed.
    opened.on('error', () => drop(opened));
    return (pool = opened);
  }

  function drop(lost: Piscina | null): Promise<void> | undefined {
    if (pool === lost) pool = null;
    return lost?.destroy();
  }

  async function work(task: Task): Promise<Answer> {
    if (closed) throw new VerifierUnavailable('The pool was closed.');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeout).unref();
    const used = open();
    // An error of Piscina itself means the end of the thread: the next task gets a new pool.
    const outcome = await used.run(task, { signal: late.signal }).catch((cause: unknown) => {
      void drop(used);
      const how = late.signal.aborted ? `took longer than ${timeout} ms` : 'ended';
      throw new VerifierUnavailable(`The worker ${how}.`, { cause });
    });
    clearTimeout(timer);
    if ('because' in outcome) throw new VerifierUnavailable(`The worker failed: ${outcome.because}`);
    return outcome.answer;
  }

  /** Hands on the tasks that wait, one after the other. */
  async function proceed(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let job = waiting.shift(); job; job = waiting.shift())
      await work(job.task).then(job.resolve, job.reject);
    busy = false;
  }

  return {
    async run(task, signal) {
      signal?.throwIfAborted();
      if (waiting.length + (busy ? 1 : 0) > mostWaiting)
        throw new VerifierUnavailable('Too many tasks wait already.');
      const left = new AbortController();
      return new Promise<Answer>((resolve, reject) => {
        const job = { task, resolve, reject };
        const leave = () => {
          const at = waiting.indexOf(job);
          if (at >= 0) waiting.splice(at, 1);
          reject(signal!.reason);
        };
        signal?.addEventListener('abort', leave, { signal: left.signal });
        waiting.push(job);
        void proceed();
      }).finally(() => left.abort());
    },
    warm() {
      if (!closed) open();
    },
    async close() {
      closed = true;
      await drop(pool);
    },
  };
}
