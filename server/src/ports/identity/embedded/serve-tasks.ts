import { parentPort } from 'node:worker_threads';

/** What a worker of a pool is sent. */
export interface GivenTask {
  task: unknown;
}

/** What it sends: once that it can take tasks; then what came of each, in the order in which they were given. */
export type WorkerReport =
  | { state: 'ready' }
  | { state: 'done'; answer: unknown }
  | { state: 'failed'; because: string };

/**
 * Called by a worker's script: opens what does its work, then answers the tasks that the pool hands to this thread, one at a
 * time. If it cannot be opened, the thread ends.
 */
export async function serveTasks<Task, Answer>(
  open: () => Promise<(task: Task) => Promise<Answer>>,
): Promise<void> {
  const port = parentPort;
  if (!port)
    throw new Error(
      'serveTasks is for worker threads; the main thread opens a pool of them (worker-pool.ts).',
    );
  const report = (what: WorkerReport) => port.postMessage(what);
  const work = await open();
  port.on('message', ({ task }: GivenTask) => {
    work(task as Task).then(
      (answer) => report({ state: 'done', answer }),
      (error: unknown) =>
        report({ state: 'failed', because: error instanceof Error ? error.message : String(error) }),
    );
  });
  report({ state: 'ready' });
}
