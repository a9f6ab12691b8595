import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOf } from '../../test/database-work.ts';
import { openMeasuredCrowd, otherPlan, visitsMore } from '../../test/measured-crowd.ts';
import { queryBudget } from '../../test/query-budget.ts';
import { borrowAgain, measured, openScreens, walk, type Customer, type Works } from '../../test/screens.ts';
import { day, hour } from '../../test/times.ts';
import type { Storage } from '../storage/open.ts';
import { orders } from '../storage/schema/index.ts';

/** The nights of the older loan; interest begins on the day after the payout. */
const nights = 7;
const charged = nights - 1;

describe('what the calls of the screens ask of the database', () => {
  let storage: Storage;
  /** Every call of a borrower whose loan was paid out today; among few others, and among ten times more. */
  let few: Works;
  let many: Works;
  /** The screens of a borrower whose loan has run for some nights, and of one with a second loan. */
  let older: Works;
  let second: Works;

  beforeAll(async () => {
    const opened = await openMeasuredCrowd();
    const { lender, crowd } = opened;
    storage = opened.storage;
    const screensOf = async (customer: Customer): Promise<Works> => {
      const measuring = measured(lender);
      await openScreens(measuring, customer);
      return measuring.works;
    };
    const everyCall = async (number: string): Promise<{ customer: Customer; works: Works }> => {
      // Attempts of an hour from one place are counted together.
      await lender.pass(2 * hour);
      const measuring = measured(lender);
      const customer = await walk(measuring.lender, number);
      return { customer, works: new Map([...measuring.works, ...(await screensOf(customer))]) };
    };
    const first = await walk(lender, '712345601');
    await lender.pass(nights * day);
    await crowd(40, 1);
    few = (await everyCall('712345602')).works;
    older = await screensOf(first);
    await crowd(9, 2);
    const { customer, works } = await everyCall('712345603');
    many = works;
    second = await screensOf(await borrowAgain(lender, customer));
  });
  afterAll(() => storage.close());

  it('each call makes as many statements and receives as many rows as its budget says', () => {
    const asked = [...few].map(([name, { statements, rows }]) => [name, { statements, rows }]);
    const budgeted = Object.entries(queryBudget).map(([name, { statements, rows }]) => [
      name,
      { statements, rows },
    ]);
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(budgeted));
  });

  it('no call asks more when ten times as many others borrow', () => {
    const grown = [...many].filter(([name, now]) => {
      const was = few.get(name)!;
      const isDeeper = now.blocks > 1.5 * was.blocks + 10;
      return now.statements !== was.statements || now.rows !== was.rows || visitsMore(now, was) || isDeeper;
    });
    expect(grown.map(([name, now]) => ({ name, now, was: few.get(name) }))).toEqual([]);
  });

  it('no call asks more with the age of a loan, but by the rows that its budget says', () => {
    const grown = [...older].filter(([name, now]) => {
      const was = few.get(name)!;
      const rows = charged * (queryBudget[name]?.perDay?.[0] ?? 0);
      const isMore = now.statements > was.statements || now.rows > was.rows + rows;
      // A charge is a journal with two entries.
      return isMore || now.visited > was.visited + 3 * rows + otherPlan;
    });
    expect(grown.map(([name, now]) => ({ name, now, was: few.get(name) }))).toEqual([]);
  });

  it('no call makes more statements for an earlier loan, but as many as its budget says', () => {
    const asked = [...second].map(([name, now]) => [name, now.statements - many.get(name)!.statements]);
    const budgeted = [...second.keys()].map((name) => [name, queryBudget[name]?.perLoan?.[0] ?? 0]);
    expect(asked).toEqual(budgeted);
  });

  it('each condition has an index: no call reads a table whole', () => {
    const readWhole = [...few, ...many, ...older, ...second].filter(([, { whole }]) => whole.length > 0);
    expect(readWhole.map(([name, { whole }]) => [name, whole])).toEqual([]);
  });

  describe('home, the records, and the screens of a loan', () => {
    const read = [
      'marketIndex',
      'orderList',
      'repayOrderDetail',
      'loanOrderRecord',
      'repayStatement',
    ] as const;

    it('are read by statements that are built once', () => {
      const built = read.map((name) => [name, older.get(name)?.unnamed]);
      expect(built).toEqual(read.map((name) => [name, []]));
    });

    it('wait three times: for the session, for what names the loan, and for all that belongs to it', () => {
      const waited = read.map((name) => [name, older.get(name)?.waits]);
      expect(waited).toEqual(read.map((name) => [name, 3]));
    });
  });

  it('a statement without an index is noticed', async () => {
    const { db } = storage;
    const { answer, work } = await workOf(db, () =>
      db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.loanPurpose, 'none')),
    );
    expect(answer).toEqual([]);
    expect(work).toMatchObject({ statements: 1, rows: 0, whole: ['orders'] });
    expect(work.visited).toBeGreaterThan(400);
  });
});
