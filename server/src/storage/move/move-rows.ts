import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { DatabaseRefused } from '../database-refused.ts';
import { claimTarget, refuseOthers, stateOf } from './claim-target.ts';
import { contentOf, differingTables } from './compare-rows.ts';
import { copyRows } from './copy-rows.ts';
import { movedTables } from './tables.ts';

interface MoveRows {
  source: Database;
  target: Database;
  lender: string;
  /** The target in words. */
  place: string;
  /** One line for whoever waits. */
  tell: (line: string) => void;
  pageRows?: number;
}

/**
 * Copies all tables of a lender and compares them. Continues an interrupted copy, and begins anew when the
 * source has changed since. Throws `DatabaseRefused` for a target in use.
 */
export async function moveRows({
  source,
  target,
  lender,
  place,
  tell,
  pageRows,
}: MoveRows): Promise<{ tables: number; rows: number }> {
  await source.execute(sql`set default_transaction_read_only = on`);
  const tables = await movedTables(source);
  const began = await claimTarget(target, tables, { lender, state: await stateOf(source) }, place);
  if (began === 'continued') tell('An interrupted move continues.');
  if (began === 'anew') tell('The lender has changed since the interrupted move, which begins anew.');
  const counts = new Map<string, number>();
  await copyRows(source, target, tables, {
    ...(pageRows !== undefined && { pageRows }),
    copied: (table, rows) => {
      const count = (counts.get(table) ?? 0) + rows;
      counts.set(table, count);
      tell(`${table}: ${count} rows`);
    },
  });
  await refuseOthers(target, place);
  const contents = await contentOf(source, tables);
  const differing = differingTables(contents, await contentOf(target, tables));
  if (differing.length > 0)
    throw new DatabaseRefused(
      `The copy differs in ${differing.join(', ')}: something else wrote into ${place}. Drop and create the database, and repeat.`,
    );
  return { tables: tables.length, rows: [...contents.values()].reduce((sum, { rows }) => sum + rows, 0) };
}
