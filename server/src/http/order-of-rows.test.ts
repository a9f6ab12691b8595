import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { createFeedback } from '@kopa/contract/calls/feedback';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggedIn, mobile } from '../../test/borrower.ts';
import { complaint } from '../../test/feedback.ts';
import { disbursed, repaid, startMoneyLender } from '../../test/loan.ts';
import { openOwnEmbedded, useDatabase } from '../../test/test-database.ts';
import { granted, inject } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';
import type { Database } from '../storage/database.ts';

const reading = Object.entries<Call>(calls).filter(
  ([name, { auth, changes, plainPath }]) =>
    changes !== true && auth === 'session' && plainPath !== true && name !== 'logOut',
);

/**
 * Writes the first row of each table again, so that a scan finds the row last. Returns the tables whose rows
 * have moved; those that are only appended to refuse.
 */
async function moveFirstRows(db: Database): Promise<string[]> {
  const { rows } = await db.execute(sql`
      select table_name as name, min(column_name) as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_identity = 'NO'
        and is_generated = 'NEVER'
      group by table_name`);
  const moved: string[] = [];
  for (const { name, column } of rows as { name: string; column: string }[]) {
    const [table, same] = [sql.identifier(name), sql.identifier(column)];
    await db
      .execute(
        sql`update ${table} set ${same} = ${same} where ctid = (select ctid from ${table} order by ctid limit 1)`,
      )
      .then(
        () => moved.push(name),
        () => undefined,
      );
  }
  return moved;
}

describe('the place of rows in a table', () => {
  const test = useDatabase(openOwnEmbedded);

  // A planner without indexes scans; PostgreSQL chooses a scan by statistics, so on some days only.
  const plan = async (indexes: 'on' | 'off') => {
    for (const way of ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan'])
      await test.db.execute(sql.raw(`set ${way} = ${indexes}`));
  };
  beforeEach(() => plan('off'));
  afterEach(() => plan('on'));

  it('does not change what a borrower reads', async () => {
    const lender = await startMoneyLender(test.db);
    const { orderNo } = await disbursed(lender);
    await lender.pass(5 * day);
    const token = await loggedIn(lender, mobile);
    for (const cents of [1000, 2000]) await repaid(lender, { token, orderNo }, cents);
    for (const description of ['The first', 'The second'])
      granted(await lender.call(createFeedback, { ...complaint, description }, { token }));
    const answers = async () => {
      const read: Record<string, string> = {};
      for (const [name, call] of reading)
        read[name] = (
          await lender.app.inject(await inject(call, { orderNo, loanOrderId: orderNo }, { token }))
        ).body;
      return read;
    };
    const before = await answers();
    const moved = await moveFirstRows(test.db);

    expect(moved).toEqual(expect.arrayContaining(['repayments', 'sessions', 'feedbacks', 'outbox']));
    const after = await answers();
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([]);
  });
});
