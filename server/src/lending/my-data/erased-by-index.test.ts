import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { startMoneyLender } from '../../../test/loan.ts';
import { wroteToTheLender } from '../../../test/person-words.ts';
import { repaidByMany } from '../../../test/repaid-by-many.ts';
import { startTestLender } from '../../../test/test-lender.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { users } from '../../storage/schema/index.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { erase } from './erase.ts';
import type { Lender } from '../lender.ts';

/** How often each table was read from end to end, by its name. */
async function scans(tx: Transaction): Promise<Map<string, number>> {
  const { rows } = await tx.execute(
    sql`select relname, seq_scan from pg_stat_xact_user_tables order by relname`,
  );
  return new Map(rows.map((row) => [String(row['relname']), Number(row['seq_scan'])]));
}

/** The tables that an erasure reads from end to end, however many indexes the planner is asked to prefer. */
async function readWhole(db: Database, { policy }: Lender, at: number): Promise<string[]> {
  const [user] = await db.select().from(users);
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    // Plans of earlier tests of the connection would stay.
    await tx.execute(sql`discard plans`);
    // Counts of earlier transactions of the connection are not always taken away.
    const before = await scans(tx);
    await erase(tx, user!.id, { at, market: policy.market });
    const after = await scans(tx);
    return [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
  });
}

onBothEngines('the statements of an erasure', (test) => {
  it('no table is read from end to end for a borrower with a loan that many have paid', async () => {
    const lender = await startMoneyLender(test.db);
    await repaidByMany(lender);
    expect(await readWhole(test.db, lender.lender, lender.now())).toEqual([]);
  });

  it('no table is read from end to end for a borrower who has written to the lender', async () => {
    const lender = await startTestLender(test.db);
    await wroteToTheLender(lender);
    expect(await readWhole(test.db, lender.lender, lender.now())).toEqual([]);
  });
});
