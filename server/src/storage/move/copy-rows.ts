import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { progressOf, writeProgress, type Progress } from './move-marks.ts';
import { listed, ofLender, type MovedTable } from './tables.ts';

interface CopyOptions {
  /** Rows of a transaction. */
  pageRows?: number;
  /** Called after each page with the table and its rows of that page. */
  copied?: (table: string, rows: number) => void;
}

/** Rows as JSON objects in text, which no number loses a digit in, and the key of the last one. */
interface Page {
  rows: string[];
  after: string[];
}

/**
 * Copies all rows from where the progress of `target` stands, page by page in the order of their keys, each
 * page with its progress in one transaction. The guards of the target hold: a journal comes with its entries,
 * and must sum to zero.
 */
export async function copyRows(
  source: Database,
  target: Database,
  tables: readonly MovedTable[],
  { pageRows = 500, copied }: CopyOptions = {},
): Promise<void> {
  const entries = tables.find(({ name }) => name === 'entries')!;
  let progress = (await progressOf(target))!;
  const first = Math.max(
    0,
    tables.findIndex(({ name }) => name === progress.table),
  );
  for (const table of tables.slice(first)) {
    if (table === entries) continue;
    if (progress.table !== table.name) progress = { ...progress, table: table.name, after: null };
    for (;;) {
      const page = await readPage(source, table, { after: progress.after, pageRows });
      if (page === null) break;
      const next: Progress = { ...progress, after: page.after };
      const theirs = table.name === 'journals' ? await entriesOf(source, entries, page) : [];
      await inTransaction(target, async (tx) => {
        await insert(tx, table, page.rows);
        if (theirs.length > 0) await insert(tx, entries, theirs);
        await writeProgress(tx, next);
      });
      progress = next;
      copied?.(table.name, page.rows.length);
    }
  }
  await copySequences(source, target);
}

async function readPage(
  source: Database,
  table: MovedTable,
  { after, pageRows }: { after: string[] | null; pageRows: number },
): Promise<Page | null> {
  const { name, key, columns } = table;
  const keyList = listed(key.map(({ column }) => column));
  const later: SQL = after
    ? sql`(${keyList}) > (${sql.join(
        key.map(({ type }, index) => sql`${after[index]}::${sql.raw(type)}`),
        sql`, `,
      )})`
    : sql`true`;
  const keyText = sql.join(
    key.map(({ column }) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  );
  const { rows } = await source.execute(sql`
    select row_to_json(page)::text as row, array[${keyText}] as key from (
      select ${listed(columns)} from ${sql.identifier(name)} where ${ofLender(table)} and ${later}
      order by ${keyList} limit ${pageRows}
    ) page order by ${keyList}`);
  const last = rows.at(-1);
  return last ? { rows: textsOf(rows), after: last['key'] as string[] } : null;
}

async function entriesOf(source: Database, { columns }: MovedTable, { rows }: Page): Promise<string[]> {
  const journals = `[${rows.join(',')}]`;
  const found = await source.execute(sql`
    select row_to_json(page)::text as row from (
      select ${listed(columns)} from entries
      where journal_id in (select id from json_to_recordset(${journals}::json) as journal (id bigint))
      order by id
    ) page`);
  return textsOf(found.rows);
}

function textsOf(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ row }) => String(row));
}

async function insert(
  tx: Transaction,
  { name, columns }: MovedTable,
  rows: readonly string[],
): Promise<void> {
  const table = sql.identifier(name);
  await tx.execute(sql`
    insert into ${table} (${listed(columns)}) overriding system value
    select ${listed(columns)} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`);
}

/** The next numbers, beyond those of rows that are gone. */
async function copySequences(source: Database, target: Database): Promise<void> {
  const { rows } = await source.execute(sql`
    select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  for (const { name, last } of rows)
    await target.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
}
