import type { Day } from '@kopa/contract';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { entries, journals, type Account, type JournalKind } from '../../storage/schema/index.ts';

/**
 * A fact to record. `sides` sum to zero: positive cents debit an account, negative cents credit the account.
 */
export interface Journal {
  /** The fact's natural key: the same fact is recorded once. */
  key: string;
  kind: JournalKind;
  /** Null for a fact without a known order. */
  orderNo: string | null;
  day: Day;
  /** Epoch milliseconds. */
  at: number;
  /** Sides of 0 cents are omitted. */
  sides: Partial<Record<Account, number>>;
}

/** Maximum rows per statement. */
const atOnce = 500;

/**
 * Records a fact in the ledger, in the caller's transaction; an existing fact stays unchanged. Returns
 * whether the fact was new. A journal that does not sum to zero fails the commit (SQLSTATE 23514).
 */
export async function post(tx: Transaction, journal: Journal): Promise<boolean> {
  const { sides, ...fact } = journal;
  const [added] = await addJournal(tx).execute(fact);
  if (!added) return false;
  const known: Record<string, unknown> = { journalId: added.id };
  const rows = entriesOf(sides);
  for (const [index, { account, cents }] of rows.entries())
    Object.assign(known, { [`account${index}`]: account, [`cents${index}`]: cents });
  if (rows.length > 0) await addEntries(rows.length)(tx).execute(known);
  return true;
}

const journalNamed = prepared((db) =>
  db
    .select({ id: journals.id })
    .from(journals)
    .where(eq(journals.key, sql.placeholder('key')))
    .prepare('journal_named'),
);

/** Whether a fact with this key is in the ledger. */
export async function isPosted(tx: Transaction, key: string): Promise<boolean> {
  return (await journalNamed(tx).execute({ key })).length > 0;
}

const addJournal = prepared((db) =>
  db
    .insert(journals)
    .values({
      key: sql.placeholder('key'),
      kind: sql.placeholder('kind'),
      orderNo: sql.placeholder('orderNo'),
      day: sql.placeholder('day'),
      at: sql.placeholder('at'),
    })
    .onConflictDoNothing({ target: journals.key })
    .returning({ id: journals.id })
    .prepare('add_journal'),
);

/** So many entries of one journal. */
const addEntries = memoized((count) =>
  prepared((db) =>
    db
      .insert(entries)
      .values(
        Array.from({ length: count }, (_, index) => ({
          journalId: sql.placeholder('journalId'),
          account: sql.placeholder(`account${index}`),
          cents: sql.placeholder(`cents${index}`),
        })),
      )
      .prepare(`add_${count}_entries`),
  ),
);

function memoized<T>(make: (count: number) => T): (count: number) => T {
  const made = new Map<number, T>();
  return (count) => {
    const known = made.get(count) ?? make(count);
    made.set(count, known);
    return known;
  };
}

/** The sides with an amount. */
function entriesOf(sides: Journal['sides']): { account: Account; cents: number }[] {
  return (Object.entries(sides) as [Account, number][])
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ account, cents }));
}

/**
 * Records many facts, with the result of single calls, in few statements. Returns the number of new facts.
 */
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
    // Of two facts with one key the first counts.
    ids.delete(key);
    return entriesOf(sides).map((entry) => ({ journalId, ...entry }));
  });
  if (rows.length > 0) await tx.insert(entries).values(rows);
  return added.length;
}
