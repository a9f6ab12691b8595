import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { staff, staffActs } from '../../storage/schema/index.ts';
import { checkChain, pageOfRecord, recordAct } from './record.ts';

const act = (number: number) => ({
  act: 'record.exported' as const,
  about: { kind: 'test', id: `t${number}` },
  after: { number },
});

onBothEngines('the record of acts', (test) => {
  /** Six acts, three of them at once. */
  async function sixActs() {
    await test.db
      .insert(staff)
      .values({ id: 's1', name: 'A B', email: 'a@b.c', roles: ['admin'], createdAt: 1 });
    const one = (number: number) =>
      inTransaction(test.db, (tx) => recordAct(tx, { id: 's1', from: '10.0.0.0/24' }, act(number), number));
    for (const number of [1, 2, 3]) await one(number);
    await Promise.all([4, 5, 6].map(one));
  }
  const check = () => inTransaction(test.db, checkChain);
  /** As somebody with all rights on the database. */
  const tamper = (statement: ReturnType<typeof sql>) =>
    inTransaction(test.db, async (tx) => {
      await tx.execute(sql`alter table staff_acts disable trigger staff_acts_append_only`);
      await tx.execute(statement);
      await tx.execute(sql`alter table staff_acts enable trigger staff_acts_append_only`);
    });

  it('acts are numbered without a gap, also those of people who act at once', async () => {
    await sixActs();
    const rows = await test.db.select().from(staffActs).orderBy(staffActs.no);
    expect(rows.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await check()).toEqual({ rows: 6, brokenAt: null });
  });

  it('the database refuses to change or to delete an act', async () => {
    await sixActs();
    for (const statement of [sql`update staff_acts set why = 'x'`, sql`delete from staff_acts where no = 6`])
      await expect(test.db.execute(statement)).rejects.toThrow();
    expect(await check()).toEqual({ rows: 6, brokenAt: null });
  });

  it.each([
    ['changed', sql`update staff_acts set after = '{"number":7}' where no = 3`, 3],
    ['given to somebody else', sql`update staff_acts set about_id = 't9' where no = 2`, 2],
    ['removed in the middle', sql`delete from staff_acts where no = 4`, 4],
    ['removed at the end', sql`delete from staff_acts where no = 6`, 6],
    ['removed altogether', sql`delete from staff_acts`, 1],
  ])('an act that was %s shows', async (_, statement, brokenAt) => {
    await sixActs();
    await tamper(statement);
    expect(await check()).toEqual({ rows: brokenAt - 1, brokenAt });
  });

  it('a row about a colleague has the name of the colleague, and no other row has one', async () => {
    await sixActs();
    await test.db
      .insert(staff)
      .values({ id: 's2', name: 'C D', email: 'c@b.c', roles: ['agent'], createdAt: 1 });
    const ended = { act: 'staff.ended', about: { kind: 'staff', id: 's2' } } as const;
    await inTransaction(test.db, (tx) => recordAct(tx, { id: 's1', from: 'command' }, ended, 7));
    const { rows } = await pageOfRecord(test.db, {}, { before: null, limit: 2 });
    expect(rows.map(({ name, aboutId, aboutName }) => [name, aboutId, aboutName])).toEqual([
      ['A B', 's2', 'C D'],
      ['A B', expect.stringMatching(/^t/), null],
    ]);
  });

  it('an act that fails leaves no row', async () => {
    await sixActs();
    await expect(
      inTransaction(test.db, async (tx) => {
        await recordAct(tx, { id: 's1', from: 'command' }, act(7), 7);
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    expect(await check()).toEqual({ rows: 6, brokenAt: null });
  });
});
