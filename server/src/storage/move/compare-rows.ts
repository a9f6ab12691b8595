import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { listed, ofLender, type MovedTable } from './tables.ts';

/** The content of a table: the number of its rows, and a sum over their hashes. */
export interface Content {
  rows: number;
  sum: string;
}

/** The content of each table, by name. Equal on both engines for the same rows. */
export async function contentOf(
  db: Database,
  tables: readonly MovedTable[],
): Promise<ReadonlyMap<string, Content>> {
  const contents = new Map<string, Content>();
  for (const table of tables) {
    const { rows } = await db.execute(sql`
      select count(*)::text as rows, coalesce(sum(('x' || left(encode(
        sha256(convert_to(row_to_json(each)::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as sum
      from (select ${listed(table.columns)} from ${sql.identifier(table.name)} where ${ofLender(table)}) each`);
    contents.set(table.name, { rows: Number(rows[0]!['rows']), sum: String(rows[0]!['sum']) });
  }
  return contents;
}

/** The tables whose contents are not the same. */
export function differingTables(
  one: ReadonlyMap<string, Content>,
  other: ReadonlyMap<string, Content>,
): string[] {
  return [...one]
    .filter(([name, { rows, sum }]) => other.get(name)?.rows !== rows || other.get(name)?.sum !== sum)
    .map(([name]) => name);
}
