import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The property of a column in its table, as `set` names it. Throws for a column of another table. */
export function propertyOf(table: PgTable, column: PgColumn): string {
  const [name] = Object.entries(table).find(([, each]) => each === column) ?? [];
  if (name === undefined) throw new Error('The column belongs to another table.');
  return name;
}
