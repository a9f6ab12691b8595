import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** The result of a raw statement on both engines. */
export interface RowsResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** The database, embedded or PostgreSQL: one dialect. */
export type Database = PgDatabase<RowsResult, typeof schema>;

/** The database inside a transaction; see `inTransaction`. */
export type Transaction = PgTransaction<RowsResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** The SQLSTATE of a query layer's error, as in '23505'. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error) return sqlState(error.cause);
  return 'code' in error ? String(error.code) : undefined;
}
