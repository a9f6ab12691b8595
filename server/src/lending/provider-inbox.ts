import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { prepared } from '../storage/prepared.ts';
import { providerInbox } from '../storage/schema/index.ts';

/** Something that a payment provider has reported: its natural key, and the provider's words. */
export interface Fact {
  key: string;
  body: unknown;
  /** Epoch milliseconds. */
  at: number;
}

const addFact = prepared((db) =>
  db
    .insert(providerInbox)
    .values({
      key: sql.placeholder('key'),
      body: sql.placeholder('body'),
      receivedAt: sql.placeholder('at'),
    })
    .onConflictDoNothing({ target: providerInbox.key })
    .returning({ id: providerInbox.id })
    .prepare('add_fact'),
);

/**
 * Stores a fact and its consequences in one transaction; a repeated fact does nothing. Returns whether the
 * fact was new.
 */
export function keepFact(
  db: Database,
  { key, body, at }: Fact,
  record: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const added = await addFact(tx).execute({ key, body, at });
    if (added.length === 0) return false;
    await record(tx);
    return true;
  });
}

/** The key of money that was paid without a prompt, whatever reports it. */
export function paidInKey(receipt: string): string {
  return `paidIn:${receipt}`;
}

/** The key of a payment in the provider's own list. */
export function listedKey(receipt: string): string {
  return `listed:${receipt}`;
}

/** The key of the provider's answer that a prompt was paid. */
export function answeredKey(payOrderId: string): string {
  return `answered:${payOrderId}`;
}
