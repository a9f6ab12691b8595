import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../storage/database.ts';
import type { Lender } from './lender.ts';

/**
 * Deletes files that no row names in `column`. Checks the database, because a seemingly failed change may
 * have been committed; keeps the files when the database does not answer.
 */
export async function deleteUnnamed(
  { db, files }: Pick<Lender, 'db' | 'files'>,
  column: PgColumn,
  names: readonly string[],
): Promise<void> {
  const unnamed = await unnamedOf(db, column, names).catch(() => []);
  for (const name of unnamed) await files.delete(name);
}

/** The files that no row names in `column`, each once. */
export async function unnamedOf(db: Database, column: PgColumn, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ file: column })
    .from(column.table)
    .where(inArray(column, [...names]));
  const named = new Set(rows.map(({ file }) => file));
  return [...new Set(names)].filter((name) => !named.has(name));
}
