import type { JobHandlers } from '../lending/job-handlers.ts';

/** The work outside of transactions that runs in a process: a lane a kind, with room for `atOnce` jobs. */
export class Lanes {
  #handlers: JobHandlers;
  #running = new Map<string, Set<Promise<unknown>>>();

  constructor(handlers: JobHandlers) {
    this.#handlers = handlers;
  }

  /** Counts a job in its lane until the job has ended. */
  add(kind: string, job: Promise<unknown>): void {
    const lane = this.#running.get(kind) ?? new Set();
    this.#running.set(kind, lane.add(job));
    void job.finally(() => lane.delete(job));
  }

  /** The kinds whose lanes have room. */
  free(): string[] {
    return Object.entries(this.#handlers).flatMap(([kind, handler]) => {
      const running = this.#running.get(kind)?.size ?? 0;
      return 'outside' in handler && running >= (handler.atOnce ?? 1) ? [] : kind;
    });
  }

  /** Resolves after the running jobs. */
  async end(): Promise<void> {
    await Promise.all([...this.#running.values()].flatMap((lane) => [...lane]));
  }
}
