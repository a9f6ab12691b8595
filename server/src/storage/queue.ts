import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { prepared } from './prepared.ts';
import { jobs } from './schema/index.ts';

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

/** Queues work in the caller's transaction. Returns whether the work was new. */
export async function enqueue(tx: Transaction, { kind, key, runAt, payload }: Job): Promise<boolean> {
  const added = await addJob(tx).execute({ kind, key, runAt, payload });
  return added.length > 0;
}
