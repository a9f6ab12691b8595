import type { Day } from '@kopa/contract';
import type { Transaction } from '../../storage/database.ts';
import { entries, journals, type Account, type JournalKind } from '../../storage/schema/index.ts';

/** A fact to be recorded. `sides` sum to zero: positive cents debit an account, negative ones credit it. */
export interface Journal {
  /** The fact's natural key: the same fact is recorded once. */
  key: string;
  kind: JournalKind;
  /** Null for what belongs to no order that we know. */
  orderNo: string | null;
  day: Day;
  /** Epoch milliseconds. */
  at: number;
  /** Sides of 0 cents are left out. */
  sides: Partial<Record<Account, number>>;
}

/**
 * Records a fact in the ledger, in the caller's transaction; a fact that is already there is left as it is. Gives
 * whether it was new. A journal that does not sum to zero fails the commit (SQLSTATE 23514).
 */
export async function post(tx: Transaction, journal: Journal): Promise<boolean> {
  const { sides, ...fact } = journal;
  const [added] = await tx
    .insert(journals)
    .values(fact)
    .onConflictDoNothing({ target: journals.key })
    .returning({ id: journals.id });
  if (!added) return false;
  const rows = (Object.entries(sides) as [Account, number][])
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ journalId: added.id, account, cents }));
  if (rows.length > 0) await tx.insert(entries).values(rows);
  return true;
}
