import { randomUUID } from 'node:crypto';
import { retention } from '@kopa/contract/texts/retention';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { erasures, type ErasureRow } from '../../storage/schema/index.ts';
import { lockBorrower } from '../accounts/users.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { erase } from './erase.ts';
import { staysOf } from './what-stays.ts';

const dayMs = 86_400_000;

const isOpen = (userId: string) =>
  and(eq(erasures.userId, userId), isNull(erasures.takenBackAt), isNull(erasures.doneAt));

/** The request of a borrower that is not carried out yet, or `null`. */
export async function openErasure(db: Database | Transaction, userId: string): Promise<ErasureRow | null> {
  const [row] = await db.select().from(erasures).where(isOpen(userId));
  return row ?? null;
}

/** Asks for an erasure; asked again while one is open it is the same. */
export async function requestErasure(tx: Transaction, userId: string, at: number): Promise<void> {
  await lockBorrower(tx, userId);
  if (await openErasure(tx, userId)) return;
  const id = randomUUID();
  const dueAt = at + retention.erasureDays * dayMs;
  await tx.insert(erasures).values({ id, userId, requestedAt: at, dueAt });
  await queue(tx, id, dueAt);
}

/** Takes a request back; without one it does nothing. */
export async function takeBackErasure(tx: Transaction, userId: string, at: number): Promise<void> {
  await tx.update(erasures).set({ takenBackAt: at }).where(isOpen(userId));
}

/**
 * `erase`: carries a request out; while a loan runs or money is owed, it looks again a day later. `deleteErasedFiles`: deletes the files
 * that were named by nothing else, after the change that forgot them is kept.
 */
export const erasureJobs: JobHandlers = {
  erase: {
    inTransaction: async (tx, { id }: { id: string }, { lender, at }) => {
      const [asked] = await tx.select().from(erasures).where(eq(erasures.id, id)).for('update');
      if (!asked || asked.takenBackAt !== null || asked.doneAt !== null) return;
      const stays = await staysOf(tx, asked.userId, at);
      if (stays.some(({ until }) => until === null)) {
        await tx
          .update(erasures)
          .set({ dueAt: at + dayMs })
          .where(eq(erasures.id, id));
        return queue(tx, id, at + dayMs);
      }
      const files = await erase(tx, asked.userId, { at, secret: lender.pepper });
      await tx.update(erasures).set({ doneAt: at }).where(eq(erasures.id, id));
      await enqueue(tx, { kind: 'deleteErasedFiles', key: id, runAt: at, payload: { files } });
    },
  },
  deleteErasedFiles: {
    outside: async ({ files }: { files: readonly string[] }, { lender }) => {
      for (const file of files) await lender.files.delete(file);
    },
  },
};

async function queue(tx: Transaction, id: string, runAt: number): Promise<void> {
  await enqueue(tx, { kind: 'erase', key: `${id}:${runAt}`, runAt, payload: { id } });
}
