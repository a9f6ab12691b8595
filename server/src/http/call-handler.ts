import type { Language } from '@kopa/contract';
import type { Call, RequestOf, ResultOf } from '@kopa/contract/calls/call';
import type { Origin } from '../lending/accounts/doors.ts';
import type { Caller } from '../lending/accounts/sessions.ts';
import type { Actor } from '../lending/desk/record.ts';
import type { StaffCaller } from '../lending/desk/staff-sessions.ts';
import type { Lender } from '../lending/lender.ts';
import type { JobRunner } from '../jobs/runner.ts';
import type { Transaction } from '../storage/database.ts';
import type { ChangeOptions } from './idempotency.ts';
import type { SandboxClock } from '../ports/clock/sandbox-clock.ts';

/** A handler's context beside the request. */
export interface CallContext {
  lender: Lender;
  /** The time of the call, in epoch ms. */
  at: number;
  /** The borrower's language. */
  language: Language;
  /** The origin of the request. */
  origin: Origin;
  /** Remembers the phone of a login by its cookie, and returns the phone for the session. */
  keepPhone(): string;
  /** The calling app's name (S7-06), unverified; no right depends on it. */
  packageName: string;
  /** The caller; null for a visitor. */
  user: Caller | null;
  /** The caller, for calls that demand a session. */
  borrower(): Caller;
  /** The member of staff with a session at the desk; null in a borrower's call. */
  staff: StaffCaller | null;
  /** The same, for calls that demand one. */
  actor(): StaffCaller & Actor;
  /** The browser's session at the desk. */
  desk(): DeskDoor;
  /**
   * Executes a change in one transaction, together with the record of its `Idempotency-Key`: a repeated key
   * returns the first answer and changes nothing. The result must be the call's whole result. Call ports
   * before or after.
   */
  change<T>(work: (tx: Transaction) => Promise<T>, options?: ChangeOptions<T>): Promise<T>;
  /**
   * Reads in one snapshot, so that sums of several tables belong together (`inSnapshot`). For every answer of
   * more than one statement about a loan. Call ports before or after.
   */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The sandbox's parts; sandbox calls require them. */
  sandbox: Sandbox | null;
}

/** The browser's session at the desk. */
export interface DeskDoor {
  /** '' without a session. */
  token: string;
  /** The network of the request, for the record. */
  from: string;
  /** System and browser, as in 'Windows, Chrome'; '' if unknown. */
  device: string;
  keep(token: string): void;
  /** The secret of the browser's attempts to sign in elsewhere; '' without one. */
  attempt: string;
  keepAttempt(secret: string): void;
  drop(): void;
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

/** Joins a call with its handler. Curried: one generic call would widen the answer's literals to string. */
export const on =
  <C extends Call>(call: C) =>
  (handler: Handler<C>): Answered => ({ call, handler: handler as unknown as Handler });
