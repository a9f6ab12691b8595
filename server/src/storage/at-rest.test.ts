import { and, asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { filledIn, mobile } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { everyRow } from '../../test/every-row.ts';
import { personWords, wroteToTheLender } from '../../test/person-words.ts';
import { startTestLender } from '../../test/test-lender.ts';
import { accountOf } from '../lending/disbursement/send.ts';
import { columnsAtRest, type AtRest } from './columns-at-rest.ts';
import type { Database } from './database.ts';
import { orderSections } from './schema/index.ts';

/** Without those of the simulated provider, which a live lender has not. */
async function textColumns(db: Database): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
      and table_name not like 'simulated%'
      and data_type not in ('bigint', 'integer', 'boolean')
    order by 1`);
  return rows.map(({ name }) => String(name)).toSorted();
}

function columnsWith(...wanted: AtRest[]): string[] {
  return Object.entries(columnsAtRest).flatMap(([table, columns]) =>
    wanted.flatMap((verdict) => columns[verdict]?.split(' ').map((column) => `${table}.${column}`) ?? []),
  );
}

onBothEngines('what is at rest', (test) => {
  it('every column of text has a verdict', async () => {
    const all = Object.entries(columnsAtRest).flatMap(([table, columns]) =>
      Object.values(columns).flatMap((names) => names.split(' ').map((column) => `${table}.${column}`)),
    );
    expect(all.toSorted()).toEqual(await textColumns(test.db));
  });

  it('the database of an application has no name, number, address or contact of the borrower', async () => {
    const lender = await startTestLender(test.db);
    await filledIn(lender);
    const rows = await everyRow(test.db);
    for (const word of personWords) expect(rows).not.toContain(word);
  });

  it('the database has no word of feedback, of its answers and of an appeal', async () => {
    const lender = await startTestLender(test.db);
    const { words } = await wroteToTheLender(lender);
    const rows = await everyRow(test.db);
    for (const word of words) expect(rows).not.toContain(word);
  });

  it('a sealed column has sealed values alone', async () => {
    const lender = await startTestLender(test.db);
    await wroteToTheLender(lender);
    for (const name of columnsWith('borrowerKey', 'ownKey', 'lenderKey')) {
      const [table, column] = name.split('.').map((part) => sql.identifier(part));
      const { rows } = await test.db.execute(sql`
        select ${column!} as value from ${table!} where ${column!} <> '' and ${column!} not like 'v1.%'`);
      expect([name, rows]).toEqual([name, []]);
    }
  });

  it('an account of one borrower does not open in the row of another', async () => {
    const lender = await startTestLender(test.db);
    const [one, other] = [await filledIn(lender), await filledIn(lender, '722000333')];
    const rows = await test.db
      .select()
      .from(orderSections)
      .where(eq(orderSections.section, 'payout'))
      .orderBy(asc(orderSections.orderNo));
    const { fields } = rows.find(({ orderNo }) => orderNo === other.orderNo)!;
    await test.db
      .update(orderSections)
      .set({ fields })
      .where(and(eq(orderSections.orderNo, one.orderNo), eq(orderSections.section, 'payout')));
    await expect(accountOf(lender.lender, one.orderNo)).rejects.toThrow('is not sealed under the key');
    expect((await accountOf(lender.lender, other.orderNo)).number).toBe(mobile);
  });
});
