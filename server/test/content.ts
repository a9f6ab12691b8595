import { sql } from 'drizzle-orm';
import type { Database } from '../src/storage/database.ts';

const tables = new WeakMap<Database, Promise<string[]>>();

/** A checksum of every table except these and the list of migrations; equal checksums mean no change. */
export async function contentOf(
  db: Database,
  { without = [], counted = false }: { without?: readonly string[]; counted?: boolean } = {},
): Promise<string> {
  const known = tables.get(db) ?? tablesOf(db);
  tables.set(db, known);
  const sum = counted
    ? sql`count(*)::text`
    : sql`md5(coalesce(string_agg(t::text, '|' order by t::text), ''))`;
  const sums = (await known)
    .filter((name) => !without.includes(name))
    .map((name) => sql`select ${name}::text as name, ${sum} as sum from ${sql.identifier(name)} t`);
  const { rows } = await db.execute(sql.join(sums, sql` union all `));
  // Without an order, PostgreSQL may read large tables beside the others.
  return rows
    .map((row) => `${String(row['name'])} ${String(row['sum'])}`)
    .toSorted()
    .join('\n');
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by tablename`,
  );
  return rows.map(({ tablename }) => String(tablename));
}
