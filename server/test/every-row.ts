import { sql } from 'drizzle-orm';
import type { Database } from '../src/storage/database.ts';

/** All rows of all tables as text, as a dump has them. */
export async function everyRow(db: Database): Promise<string> {
  const tables = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  const found: string[] = [];
  for (const { tablename } of tables.rows) {
    const table = sql.identifier(String(tablename));
    const { rows } = await db.execute(sql`select ${table}::text as row from ${table} order by 1`);
    found.push(...rows.map(({ row }) => String(row)));
  }
  return found.join('\n');
}
