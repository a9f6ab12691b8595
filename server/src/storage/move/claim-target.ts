import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { DatabaseRefused } from '../database-refused.ts';
import { inTransaction } from '../in-transaction.ts';
import { progressOf, writeProgress } from './move-marks.ts';
import { listed, ofLender, type MovedTable } from './tables.ts';

/** What the copy is of. */
export interface MoveSource {
  lender: string;
  state: string;
}

/** The next transaction of a database: the same as long as nothing is written. */
export async function stateOf(db: Database): Promise<string> {
  const { rows } = await db.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as state`);
  return String(rows[0]!['state']);
}

/**
 * Marks a database for the copy of a lender, and empties what an earlier copy of another state has left.
 * Returns whether an earlier copy continues. Throws `DatabaseRefused` for a database with other rows, or with
 * other connections, as of a server.
 */
export async function claimTarget(
  db: Database,
  tables: readonly MovedTable[],
  { lender, state }: MoveSource,
  place: string,
): Promise<'new' | 'continued' | 'anew'> {
  await refuseOthers(db, place);
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table settings in exclusive mode`);
    const before = await progressOf(tx);
    if (before && before.lender !== lender)
      throw new DatabaseRefused(
        `The database ${place} has the beginning of another lender's move. Name another in DATABASE_URL.`,
      );
    if (before?.state === state) return 'continued';
    if (before)
      await tx.execute(
        sql`truncate ${listed(tables.filter(({ name }) => name !== 'settings').map(({ name }) => name))}`,
      );
    for (const table of tables) {
      if (before && table.name === 'settings')
        await tx.execute(sql`delete from settings where ${ofLender(table)}`);
      if (await hasRows(tx, table))
        throw new DatabaseRefused(
          `The database ${place} has rows in ${table.name}: another lender uses it. Create an empty one for the move.`,
        );
    }
    await writeProgress(tx, { lender, state, table: null, after: null });
    return before ? 'anew' : 'new';
  });
}

async function hasRows(tx: Transaction, table: MovedTable): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select exists (select from ${sql.identifier(table.name)} where ${ofLender(table)}) as found`,
  );
  return rows[0]!['found'] === true;
}

/** Throws `DatabaseRefused` while anybody else is connected; connections of one name are one user's. */
export async function refuseOthers(db: Database, place: string): Promise<void> {
  const { rows } = await db.execute(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and usename is not null
      and pid <> pg_backend_pid() and application_name is distinct from current_setting('application_name')`);
  const others = Number(rows[0]!['others']);
  if (others > 0)
    throw new DatabaseRefused(
      `Others use the database ${place} (${others} connections): stop its servers, and connect without a pooler.`,
    );
}
