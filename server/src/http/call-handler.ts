import type { Language } from '@kopa/contract';
import type { Call, RequestOf, ResultOf } from '@kopa/contract/calls/call';
import type { Origin } from '../lending/accounts/rate-limit.ts';
import type { User } from '../lending/accounts/sessions.ts';
import type { Lender } from '../lending/lender.ts';
import type { JobRunner } from '../jobs/runner.ts';
import type { Transaction } from '../storage/database.ts';
import type { SandboxClock } from '../ports/clock/sandbox-clock.ts';

/** What a handler knows besides the request. */
export interface CallContext {
  lender: Lender;
  /** When the call came, in epoch milliseconds. */
  at: number;
  /** What the borrower reads. */
  language: Language;
  /** Where the request comes from. */
  origin: Origin;
  /** The app that calls, as it says (S7-06); nothing rests on it. */
  packageName: string;
  /** Who calls; null for a visitor. */
  user: User | null;
  /** Who calls, for calls that demand a session. */
  borrower(): User;
  /**
   * Does a change in one transaction, together with the record of its `Idempotency-Key`: the same key again gives the
   * first answer and does nothing. What it gives must be the call's whole result. Ports are called before or after.
   */
  change<T>(work: (tx: Transaction) => Promise<T>, options?: { serializable?: boolean }): Promise<T>;
  /** What only a server in sandbox mode has; the sandbox calls demand it. */
  sandbox: Sandbox | null;
}

export interface Sandbox {
  clock: SandboxClock;
  jobs: JobRunner;
}

export type Handler<C extends Call = Call> = (
  request: RequestOf<C>,
  context: CallContext,
) => Promise<ResultOf<C>>;

/** A call with its handler. */
export interface Answered {
  call: Call;
  handler: Handler;
}

/** Joins a call with its handler. Curried: in one generic call the literals of the answer would widen to string. */
export const on =
  <C extends Call>(call: C) =>
  (handler: Handler<C>): Answered => ({ call, handler: handler as unknown as Handler });
