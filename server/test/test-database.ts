import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { openInMemory, openPostgres, type Storage } from '../src/storage/open.ts';

/**
 * One database for all tests of a file, empty before each: in memory, or the PostgreSQL of
 * `KOPA_TEST_DATABASE_URL`. Use inside `describe` or at the top of a file.
 */
export function useDatabase(open: () => Promise<Storage> = openDefault): { readonly db: Database } {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });
  beforeEach(() => emptyDatabase(storage.db));
  afterAll(() => storage.close());
  return {
    get db() {
      return storage.db;
    },
  };
}

function openDefault(): Promise<Storage> {
  const url = process.env['KOPA_TEST_DATABASE_URL'];
  return url ? openPostgres(url) : openInMemory();
}

/** Empties every table but the list of migrations. */
export async function emptyDatabase(db: Database): Promise<void> {
  const { rows } = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const tables = sql.join(
    rows.map((row) => sql.identifier(String(row['tablename']))),
    sql`, `,
  );
  await db.execute(sql`truncate ${tables} restart identity cascade`);
}
