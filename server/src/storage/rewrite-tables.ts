import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { sqlState, type Database } from './database.ts';
import { withoutLimit } from './open.ts';

/** The role may not do that: on PostgreSQL the operator does, see docs/operations.md. */
const notAllowed = '42501';

/**
 * Writes tables anew, so that no file of theirs holds a deleted or changed row, which blocks their readers
 * for about a second per million rows, and may take longer than a request; makes the planner's samples of
 * them anew; and ends the current file of the WAL.
 */
export async function rewriteTables(db: Database, tables: readonly PgTable[]): Promise<void> {
  await withoutLimit(db, async (patient) => {
    for (const table of tables)
      await patient.execute(sql`vacuum (full, analyze) ${sql.identifier(getTableName(table))}`);
    for (const statement of [sql`select pg_switch_wal()`, sql`checkpoint`])
      await patient.execute(statement).catch((error: unknown) => {
        if (sqlState(error) !== notAllowed) throw error;
      });
  });
}
