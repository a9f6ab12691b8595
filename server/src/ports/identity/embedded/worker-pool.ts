import { Worker } from 'node:worker_threads';
import { VerifierUnavailable } from '../identity-verifier.ts';
import type { GivenTask, WorkerReport } from './serve-tasks.ts';

export interface WorkerPool<Task, Answer> {
  /**
   * Hands the task to the worker when it is free. An abort takes a task out that waits, and rejects with the signal's reason; one
   * that runs goes on. Throws `VerifierUnavailable` if too many wait, the worker takes too long, fails, or ends.
   */
  run(task: Task, signal?: AbortSignal): Promise<Answer>;
  /** Starts the worker now, so that the first task need not wait for it. */
  warm(): void;
  /** Ends the worker; what waits or runs is rejected, as is all that comes later. */
  close(): Promise<void>;
}

export interface PoolLimits {
  /** Beside the one that runs, so many tasks may wait; one more is rejected at once. */
  mostWaiting: number;
  /** In ms: a start or a task that takes longer ends with its worker. */
  timeout: number;
}

interface Job<Task, Answer> {
  task: Task;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * A thread that takes one task after the other. It is started by the first task, and anew by the next one after it hung or
 * crashed; while it has nothing to do, it does not keep the process alive. `script` calls `serveTasks`.
 */
export function openWorkerPool<Task, Answer>(
  script: URL,
  { mostWaiting, timeout }: PoolLimits,
): WorkerPool<Task, Answer> {
  const waiting: Job<Task, Answer>[] = [];
  let closed = false;
  let worker: Worker | null = null;
  let ready = false;
  let running: Job<Task, Answer> | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** Does what can be done now: starts the worker, or hands it the next task. */
  function proceed(): void {
    if (running) return;
    if (waiting.length === 0) return worker?.unref();
    if (!worker) start();
    worker!.ref();
    if (!ready) return;
    running = waiting.shift()!;
    worker!.postMessage({ task: running.task } satisfies GivenTask);
    watch();
  }

  function start(): void {
    const started = new Worker(script);
    worker = started;
    ready = false;
    let cause: unknown;
    watch();
    started.on('message', (report: WorkerReport) => {
      if (worker === started) take(report);
    });
    started.on('error', (error) => {
      cause = error;
    });
    started.on('exit', () => {
      if (worker === started) lose('ended', cause);
    });
  }

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void worker?.terminate();
      lose(`took longer than ${timeout} ms`);
    }, timeout);
    // The thread keeps the process alive as long as somebody waits; the clock of a start that nobody waits for does not.
    timer.unref();
  }

  function take(report: WorkerReport): void {
    clearTimeout(timer);
    const job = running;
    running = null;
    if (report.state === 'ready') ready = true;
    else if (report.state === 'done') job?.resolve(report.answer as Answer);
    else job?.reject(new VerifierUnavailable(`The worker failed: ${report.because}`));
    proceed();
  }

  /** The worker is gone, and with it its task; one that never got ready is not tried again for those who wait. */
  function lose(how: string, cause?: unknown): void {
    clearTimeout(timer);
    const lost = running ? [running] : ready ? [] : waiting.splice(0);
    worker = null;
    running = null;
    for (const job of lost) job.reject(new VerifierUnavailable(`The worker ${how}.`, { cause }));
    if (!closed) proceed();
  }

  return {
    run: (task, signal) =>
      new Promise<Answer>((resolve, reject) => {
        signal?.throwIfAborted();
        if (closed) throw new VerifierUnavailable('The pool is closed.');
        if (waiting.length + (running ? 1 : 0) > mostWaiting)
          throw new VerifierUnavailable('Too many tasks wait already.');
        const leave = () => {
          const at = waiting.indexOf(job);
          if (at >= 0) waiting.splice(at, 1);
          reject(signal!.reason);
        };
        const left = () => signal?.removeEventListener('abort', leave);
        const job: Job<Task, Answer> = {
          task,
          resolve: (answer) => {
            left();
            resolve(answer);
          },
          reject: (error) => {
            left();
            reject(error);
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(job);
        proceed();
      }),
    warm() {
      if (closed || worker) return;
      start();
      worker!.unref();
    },
    async close() {
      closed = true;
      const last = worker;
      worker = null;
      clearTimeout(timer);
      const left = running ? [running, ...waiting.splice(0)] : waiting.splice(0);
      running = null;
      for (const job of left) job.reject(new VerifierUnavailable('The pool was closed.'));
      await last?.terminate();
    },
  };
}
