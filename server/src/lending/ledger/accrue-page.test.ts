import { addDays } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { orderSteps } from '@kopa/contract/order-steps';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, startOfDay } from '../../../test/times.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { jobs, orderEvents, orders } from '../../storage/schema/index.ts';
import { startAccrual } from './accrual.ts';
import { accrueAll } from './accrue-all.ts';
import { queueAlone } from './accrue-page.ts';

const test = useDatabase();
const disbursedOn = dayOf(begin);

it('a loan that a payment has charged already falls overdue all the same, once', async () => {
  await addRunningLoans(test.db, { count: 2, disbursedOn });
  const today = addDays(disbursedOn, 92);
  const day = { today, through: addDays(today, -1), at: startOfDay(today) };
  await test.db.update(orders).set({ chargedThrough: day.through });
  expect(await accrueAll(test.db, day)).toEqual({ loans: 2, failed: [] });
  expect((await test.db.select().from(orders)).map(({ step }) => step)).toEqual([
    orderSteps.overdued,
    orderSteps.overdued,
  ]);
  expect(await accrueAll(test.db, day)).toEqual({ loans: 0, failed: [] });
  expect(await test.db.select().from(orderEvents)).toHaveLength(2);
});

it('each failed loan of a day is queued by itself, and the day itself by its name', async () => {
  const day = { today: disbursedOn, through: addDays(disbursedOn, -1), at: begin };
  await inTransaction(test.db, async (tx) => {
    for (const orderNo of [loanNo(1), loanNo(2), loanNo(1)]) await queueAlone(tx, orderNo, day);
    await startAccrual(tx, begin, kenyaMarket);
  });
  const queued = await test.db.select().from(jobs).orderBy(asc(jobs.id));
  expect(queued.map(({ kind, payload }) => [kind, payload])).toEqual([
    ['accrueLoan', { orderNo: loanNo(1), day: disbursedOn }],
    ['accrueLoan', { orderNo: loanNo(2), day: disbursedOn }],
    ['accrue', { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
  ]);
});
