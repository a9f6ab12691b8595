import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sqlState, type Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Two processes that create the same thing at once: duplicate table, duplicate key, schema, object; in use. */
const raced = new Set(['42P07', '23505', '42P06', '42710', '40001', '40P01']);

/**
 * Brings the database up to date. Safe when several processes start at once on an empty database: they queue on the
 * lock of the table of migrations, and the later ones find nothing left to do.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  await makeTable(db);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table migrations in exclusive mode`);
    const { rows } = await tx.execute(sql`select hash from migrations`);
    const done = new Set(rows.map((row) => row['hash']));
    for (const migration of migrations) {
      if (done.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (hash) values (${migration.hash})`);
    }
  });
}

async function makeTable(db: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.execute(sql`create table if not exists migrations (hash text primary key)`);
      return;
    } catch (error) {
      if (attempt === 20 || !raced.has(sqlState(error) ?? '')) throw error;
      await wait(25);
    }
  }
}
