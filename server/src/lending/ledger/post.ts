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

/** The most rows of one statement. */
const atOnce = 500;

/**
 * Records a fact in the ledger, in the caller's transaction; a fact that is already there is left as it is. Gives
 * whether it was new. A journal that does not sum to zero fails the commit (SQLSTATE 23514).
 */
export async function post(tx: Transaction, journal: Journal): Promise<boolean> {
  return (await postAll(tx, [journal])) === 1;
}

/** Records many facts, as one by one, in a few statements. Gives how many were new. */
export async function postAll(tx: Transaction, all: readonly Journal[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < all.length; from += atOnce)
    added += await postSome(tx, all.slice(from, from + atOnce));
  return added;
}

async function postSome(tx: Transaction, some: readonly Journal[]): Promise<number> {
  const added = await tx
    .insert(journals)
    .values(some.map(({ key, kind, orderNo, day, at }) => ({ key, kind, orderNo, day, at })))
    .onConflictDoNothing({ target: journals.key })
    .returning({ id: journals.id, key: journals.key });
  const ids = new Map(added.map(({ key, id }) => [key, id]));
  const rows = some.flatMap(({ key, sides }) => {
    const journalId = ids.get(key);
    if (journalId === undefined) return [];
    // Of two facts of one name the first counts.
    ids.delete(key);
    return (Object.entries(sides) as [Account, number][])
      .filter(([, cents]) => cents !== 0)
      .map(([account, cents]) => ({ journalId, account, cents }));
  });
  if (rows.length > 0) await tx.insert(entries).values(rows);
  return added.length;
}
