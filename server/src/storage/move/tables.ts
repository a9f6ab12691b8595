import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** A table as both databases have it. */
export interface MovedTable {
  name: string;
  /** The columns that are copied, in the order of their names. */
  columns: string[];
  /** The primary key, with the types of its columns. */
  key: { column: string; type: string }[];
}

/**
 * What each database gives itself: the transaction that made a journal, by which no other may add entries to
 * it, and the versions of lists.
 */
const ownColumns: Record<string, string[]> = { journals: ['made_by'], catalogue_lists: ['version'] };

/** Rows of `settings` that are about the database and not about the lender. */
const ownSettings = ['mode', 'photoFolder', 'move'];

/** All tables of a lender, each after those to which it refers. */
export async function movedTables(db: Database): Promise<MovedTable[]> {
  const { rows } = await db.execute(sql`
    select c.relname as name,
      (select json_agg(a.attname order by a.attname collate "C") from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(json_build_object('column', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by k.place)
        from pg_constraint p cross join unnest(p.conkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where p.conrelid = c.oid and p.contype = 'p') as key,
      (select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint r join pg_class f on f.oid = r.confrelid
        where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as refers
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
    order by c.relname collate "C"`);
  const waiting = rows as unknown as (MovedTable & { refers: string[] })[];
  const ordered: MovedTable[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < waiting.length) {
    const next = waiting.find(({ name, refers }) => !isThere(name) && refers.every(isThere));
    if (!next) throw new Error('The tables refer to each other in a circle.');
    const { name, columns, key } = next;
    const own = ownColumns[name] ?? [];
    ordered.push({ name, key, columns: columns.filter((column) => !own.includes(column)) });
  }
  return ordered;
}

/** Which rows of a table belong to the lender. */
export function ofLender({ name }: MovedTable): SQL {
  if (name !== 'settings') return sql`true`;
  return sql`name not in (${sql.join(
    ownSettings.map((own) => sql`${own}`),
    sql`, `,
  )})`;
}

export function listed(columns: readonly string[]): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}
