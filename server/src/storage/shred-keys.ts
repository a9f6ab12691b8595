import { sql } from 'drizzle-orm';
import { sqlState, type Database } from './database.ts';

/** The role may not do that: on PostgreSQL the operator does, see docs/operations.md. */
const notAllowed = '42501';

/**
 * Removes the keys of erased borrowers from the files of the database: writes the table `users` anew, which
 * blocks its readers for about a second per million borrowers, and ends the current file of the WAL.
 */
export async function shredKeys(db: Database): Promise<void> {
  await db.execute(sql`vacuum full users`);
  for (const statement of [sql`select pg_switch_wal()`, sql`checkpoint`])
    await db.execute(statement).catch((error: unknown) => {
      if (sqlState(error) !== notAllowed) throw error;
    });
}
