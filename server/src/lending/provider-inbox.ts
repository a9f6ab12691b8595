import type { Database, Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { providerInbox } from '../storage/schema/index.ts';

/** Something the payment provider has told: its natural key, and what it said. */
export interface Fact {
  key: string;
  body: unknown;
  /** Epoch milliseconds. */
  at: number;
}

/** Keeps a fact and what follows from it in one transaction; the same again does nothing. Gives whether it was new. */
export function keepFact(
  db: Database,
  { key, body, at }: Fact,
  record: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const added = await tx
      .insert(providerInbox)
      .values({ key, body, receivedAt: at })
      .onConflictDoNothing({ target: providerInbox.key })
      .returning({ id: providerInbox.id });
    if (added.length === 0) return false;
    await record(tx);
    return true;
  });
}
