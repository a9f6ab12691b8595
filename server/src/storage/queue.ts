import type { Transaction } from './database.ts';
import { jobs } from './schema/index.ts';

/** Work for later. `kind` and `key` name it: the same work is queued once, however often it is asked for. */
export interface Job<Payload = unknown> {
  kind: string;
  key: string;
  /** Epoch milliseconds. */
  runAt: number;
  payload: Payload;
}

/** Queues work in the caller's transaction. Gives whether it was new. */
export async function enqueue(tx: Transaction, { kind, key, runAt, payload }: Job): Promise<boolean> {
  const added = await tx
    .insert(jobs)
    .values({ kind, key, runAt, notBefore: runAt, payload })
    .onConflictDoNothing({ target: [jobs.kind, jobs.key] })
    .returning({ id: jobs.id });
  return added.length > 0;
}
