import { randomUUID } from 'node:crypto';
import { dayMs, dayOf, type Market } from '@kopa/contract';
import { retention } from '@kopa/contract/texts/retention';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { shredKeys } from '../../storage/shred-keys.ts';
import { enqueue } from '../../storage/queue.ts';
import { erasures, type ErasureRow } from '../../storage/schema/index.ts';
import { tellOfErasure } from '../accounts/tell-of-account.ts';
import { lockBorrower } from '../accounts/users.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { someInClear } from '../seal-payers.ts';
import { erase } from './erase.ts';
import { staysOf } from './what-stays.ts';

const hourMs = 3_600_000;

const isOpen = (userId: string) =>
  and(eq(erasures.userId, userId), isNull(erasures.takenBackAt), isNull(erasures.doneAt));

/** A borrower's open request for erasure, or `null`. */
export async function openErasure(db: Database | Transaction, userId: string): Promise<ErasureRow | null> {
  const [row] = await db.select().from(erasures).where(isOpen(userId));
  return row ?? null;
}

/** When a borrower was erased, or `null`. */
export async function erasedAt(tx: Transaction, userId: string): Promise<number | null> {
  const [erased] = await tx
    .select({ doneAt: erasures.doneAt })
    .from(erasures)
    .where(and(eq(erasures.userId, userId), isNotNull(erasures.doneAt)));
  return erased?.doneAt ?? null;
}

/** Requests an erasure, and tells the number of the account; a repeated request is the same one. */
export async function requestErasure(
  tx: Transaction,
  userId: string,
  at: number,
  market: Market,
): Promise<void> {
  await lockBorrower(tx, userId);
  if (await openErasure(tx, userId)) return;
  const id = randomUUID();
  const dueAt = at + retention.erasureDays * dayMs;
  await tx.insert(erasures).values({ id, userId, requestedAt: at, dueAt });
  await queue(tx, id, dueAt);
  await tellOfErasure(tx, userId, dayOf(dueAt, market), at);
}

/** Withdraws a request; does nothing without one. */
export async function takeBackErasure(tx: Transaction, userId: string, at: number): Promise<void> {
  await tx.update(erasures).set({ takenBackAt: at }).where(isOpen(userId));
}

/**
 * `erase`: executes a request; checks again a day later while a loan runs or a balance remains.
 * `deleteErasedFiles`: deletes otherwise unreferenced files, after the erasing change is committed.
 * `shredKeys`: removes the keys of erased borrowers from the files of the database.
 */
export const erasureJobs: JobHandlers = {
  erase: {
    inTransaction: async (tx, { id }: { id: string }, { lender, at }) => {
      const [asked] = await tx.select().from(erasures).where(eq(erasures.id, id)).for('update');
      if (!asked || asked.takenBackAt !== null || asked.doneAt !== null) return;
      // Facts in clear are not found by the numbers in them.
      if (await someInClear(tx)) return queue(tx, id, at + hourMs);
      const stays = await staysOf(tx, asked.userId, at, lender.policy.market);
      if (stays.some(({ until }) => until === null)) {
        await tx
          .update(erasures)
          .set({ dueAt: at + dayMs })
          .where(eq(erasures.id, id));
        return queue(tx, id, at + dayMs);
      }
      const files = await erase(tx, asked.userId, {
        at,
        market: lender.policy.market,
      });
      await tx.update(erasures).set({ doneAt: at }).where(eq(erasures.id, id));
      await enqueue(tx, { kind: 'deleteErasedFiles', key: id, runAt: at, payload: { files } });
      // One for all erasures of an hour.
      const runAt = (Math.floor(at / hourMs) + 1) * hourMs;
      await enqueue(tx, { kind: 'shredKeys', key: String(runAt), runAt, payload: {} });
    },
  },
  deleteErasedFiles: {
    outside: async ({ files }: { files: readonly string[] }, { lender }) => {
      for (const file of files) await lender.files.delete(file);
    },
  },
  shredKeys: {
    outside: async (_payload: object, { lender }) => shredKeys(lender.db),
  },
};

async function queue(tx: Transaction, id: string, runAt: number): Promise<void> {
  await enqueue(tx, { kind: 'erase', key: `${id}:${runAt}`, runAt, payload: { id } });
}
