import { sql } from 'drizzle-orm';
import { columnsAtRest } from '../src/storage/columns-at-rest.ts';
import type { Database } from '../src/storage/database.ts';

/** Tables whose rows do not grow with the borrowers; and jobs, which would be done. */
const omitted =
  /^(?:staff|desk_|day_balances|settings|callback_secrets|catalogue|product_changes|signed_days|jobs)/;

/**
 * Copies every borrower with all rows, so many times (at most 999), under other ids and tokens. The copies of
 * the first round (1) may be copied in a second one (2). Sealed texts of copies cannot be opened. The numbers
 * of one copy are `apart` from those of the next: above every number of what is copied.
 */
export async function addCrowd(
  db: Database,
  copies: number,
  round: 1 | 2,
  apart = 1_000_000 * 1000 ** round,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The copies of sound rows are sound: guards and foreign keys would only take time.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [table, { id = '', hash = '' }] of Object.entries(columnsAtRest)) {
      if (omitted.test(table)) continue;
      const { rows } = await tx.execute(sql`
        select column_name as name, data_type as type, is_identity = 'YES' as counted
        from information_schema.columns
        where table_schema = 'public' and table_name = ${table} order by ordinal_position`);
      const own = new Set(`${id} ${hash}`.split(' '));
      const columns = rows.map(({ name }) => sql.identifier(String(name)));
      const values = rows.map(({ name, type, counted }) => {
        const column = sql`t.${sql.identifier(String(name))}`;
        if (type === 'text' && own.has(String(name))) return sql`${column} || ${`~${round}.`}::text || n`;
        const isNumber = type === 'bigint' && (counted || String(name).endsWith('_id'));
        return isNumber ? sql`${column} + n * ${apart}::bigint` : column;
      });
      const from = sql.identifier(table);
      await tx.execute(sql`
        insert into ${from} (${sql.join(columns, sql`, `)}) overriding system value
        select ${sql.join(values, sql`, `)} from ${from} t, generate_series(1, ${copies}::int) n`);
    }
  });
}
