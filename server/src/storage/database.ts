import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

/** The result of a raw statement on both engines. */
export interface RowsResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** With the tables' schema, each transaction would prepare a relational query for each table. */
type NoSchema = Record<string, never>;

/** The database, embedded or PostgreSQL: one dialect. */
export type Database = PgDatabase<RowsResult, NoSchema>;

/** The database inside a transaction; see `inTransaction`. */
export type Transaction = PgTransaction<RowsResult, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** The SQLSTATE of a query layer's error, as in '23505'. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error) return sqlState(error.cause);
  return 'code' in error ? String(error.code) : undefined;
}
