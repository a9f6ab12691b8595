import { sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { inSnapshot } from '../../storage/in-transaction.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';

/** The borrowers whose export this server makes now. */
const underWay = new WeakMap<Lender, Set<string>>();

/**
 * Reads a borrower's export in one snapshot, one at a time: a second one is `exportUnderWay` at once. At this
 * server the set keeps it from waiting for a connection; at another one the lock in the database refuses.
 */
export async function readOneExport<T>(
  lender: Lender,
  userId: string,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const busy = underWay.get(lender) ?? new Set();
  underWay.set(lender, busy);
  if (busy.has(userId)) throw new CallError('exportUnderWay');
  busy.add(userId);
  try {
    return await inSnapshot(lender.db, async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended(${`export ${userId}`}, 0)) mine`,
      );
      if (!rows[0]?.mine) throw new CallError('exportUnderWay');
      return read(tx);
    });
  } finally {
    busy.delete(userId);
  }
}
