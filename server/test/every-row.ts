import { sql } from 'drizzle-orm';
import type { Database } from '../src/storage/database.ts';

/** All rows of all tables as text, as a dump has them; without the provider's that the sandbox simulates. */
export async function everyRow(db: Database): Promise<string> {
  const tables = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' and tablename not like 'simulated%' order by tablename`,
  );
  const found: string[] = [];
  for (const { tablename } of tables.rows) {
    const table = sql.identifier(String(tablename));
    const { rows } = await db.execute(sql`select ${table}::text as row from ${table} order by 1`);
    found.push(...rows.map(({ row }) => String(row)));
  }
  return found.join('\n');
}
