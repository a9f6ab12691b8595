import type { Transaction } from '../storage/database.ts';
import type { Lender } from './lender.ts';

export interface JobContext {
  lender: Lender;
  /** The time at which it runs, in epoch milliseconds. */
  at: number;
}

/**
 * How a kind of work is done. `inTransaction`: the effect and the mark "done" are one transaction. `outside`: for work
 * that calls a port; it is claimed for a while, does its own transactions, must bear being done again, and is marked
 * done after. `aside`: it takes seconds, and nothing waits for it that falls due meanwhile.
 */
export type JobHandler =
  | { inTransaction: (tx: Transaction, payload: never, context: JobContext) => Promise<void> }
  | { outside: (payload: never, context: JobContext) => Promise<void>; aside?: true };

/** The handlers by the kind of their jobs. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
