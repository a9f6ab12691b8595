import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { afterCommit } from './in-transaction.ts';
import { prepared } from './prepared.ts';
import { jobs, type JobRow } from './schema/index.ts';

/** Deferred work. `kind` and `key` identify the work, which is queued once, however often requested. */
export interface Job<Payload = unknown> {
  kind: string;
  key: string;
  /** Epoch milliseconds. */
  runAt: number;
  payload: Payload;
}

const addJob = prepared((db) =>
  db
    .insert(jobs)
    .values({
      kind: sql.placeholder('kind'),
      key: sql.placeholder('key'),
      runAt: sql.placeholder('runAt'),
      notBefore: sql.placeholder('runAt'),
      payload: sql.placeholder('payload'),
    })
    .onConflictDoNothing({ target: [jobs.kind, jobs.key] })
    .returning({ id: jobs.id })
    .prepare('add_job'),
);

const listeners = new WeakMap<Database, (dueAt: number) => void>();
/** The earliest due time of what a transaction has queued. */
const dueTimes = new WeakMap<Transaction, number>();

/**
 * Calls `listener` after each commit of this process that has queued work in the database, with the earliest
 * due time, in epoch milliseconds.
 */
export function onQueued(db: Database, listener: (dueAt: number) => void): void {
  listeners.set(db, listener);
}

/** Queues work in the caller's transaction. Returns whether the work was new. */
export async function enqueue(tx: Transaction, { kind, key, runAt, payload }: Job): Promise<boolean> {
  const added = await addJob(tx).execute({ kind, key, runAt, payload });
  if (added.length > 0) noteDue(tx, runAt);
  return added.length > 0;
}

function noteDue(tx: Transaction, runAt: number): void {
  const before = dueTimes.get(tx);
  dueTimes.set(tx, Math.min(before ?? runAt, runAt));
  if (before === undefined) afterCommit(tx, (db) => listeners.get(db)?.(dueTimes.get(tx)!));
}

/** The jobs that the runner still takes. */
export const isWaiting = and(isNull(jobs.doneAt), isNull(jobs.stoppedAt));

/** The jobs that wait for a member of staff. */
export const isStopped = and(isNull(jobs.doneAt), isNotNull(jobs.stoppedAt));

/** Queues a stopped job anew, with all its tries. Returns the job before, or undefined without one. */
export function retryStopped(tx: Transaction, id: number, at: number): Promise<JobRow | undefined> {
  return leave(tx, id, { stoppedAt: null, lastError: null, attempts: 0, runAt: at, notBefore: at });
}

/** Gives a stopped job up. Returns the job before, or undefined without one. */
export function dropStopped(tx: Transaction, id: number, at: number): Promise<JobRow | undefined> {
  return leave(tx, id, { doneAt: at });
}

async function leave(tx: Transaction, id: number, how: Partial<JobRow>): Promise<JobRow | undefined> {
  const stopped = and(eq(jobs.id, id), isStopped);
  const [job] = await tx.select().from(jobs).where(stopped).for('update');
  if (job) await tx.update(jobs).set(how).where(eq(jobs.id, id));
  return job;
}
