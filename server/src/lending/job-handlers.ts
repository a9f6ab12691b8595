import type { Transaction } from '../storage/database.ts';
import type { Lender } from './lender.ts';

export interface JobContext {
  lender: Lender;
  /** The time at which it runs, in epoch milliseconds. */
  at: number;
}

/** The context of work outside a transaction. */
export interface OutsideContext extends JobContext {
  /**
   * Marks the job done before a call that must not be repeated: a killed process repeats nothing. Returns
   * false when another process has marked the job. After an exception, the job is tried again.
   */
  markDone: () => Promise<boolean>;
}

/**
 * The execution of a kind of job. `inTransaction`: the effect and the mark "done" are one transaction.
 * `outside`: for work with ports; claimed for a lease, with transactions of its own, tolerant of repetition,
 * marked done afterwards. Such work runs beside the other jobs, in a lane of its kind: `atOnce` jobs of the
 * kind in a process, one by default.
 */
export type JobHandler =
  | { inTransaction: (tx: Transaction, payload: never, context: JobContext) => Promise<void> }
  | { outside: (payload: never, context: OutsideContext) => Promise<void>; atOnce?: number };

/** The handlers by the kind of their jobs. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
