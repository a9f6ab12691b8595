import { addDays } from '@kopa/contract';
import { latestOrder } from '@kopa/contract/calls/loan';
import { expect, it } from 'vitest';
import { loggedIn } from '../../test/borrower.ts';
import { detailOf, disbursed, drawn, repaid, settle, startMoneyLender } from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, granted, type TestLender } from '../../test/test-lender.ts';
import { day, dayOf } from '../../test/times.ts';

const test = useDatabase();

const orderOf = async (lender: TestLender, token: string) =>
  granted(await lender.call(latestOrder, {}, { token })).order;
const offered = {
  loanAmount: 1_000_000,
  lendingAmount: 1_000_000,
  disbursalAmount: 988_400,
  fee: 9_800,
  GST: 1_800,
};

it("[S3-142] [S3-143] [S3-144] [S3-145] [S3-146] an order contains its offer under the specification's names, before and after the disbursement", async () => {
  const lender = await startMoneyLender(test.db);
  const loan = await drawn(lender);
  expect(await orderOf(lender, loan.token)).toMatchObject({ ...offered, interest: 74_800, dueDate: null });
  await settle(lender, loan.payout, 0);
  expect(await orderOf(lender, loan.token)).toMatchObject(offered);
});

it('[S3-147] [S3-148] [S3-150] [S3-151] [S3-152] a running order contains its interest, penalty, due day and amounts of today', async () => {
  const lender = await startMoneyLender(test.db);
  const loan = await disbursed(lender);
  expect(await orderOf(lender, loan.token)).toMatchObject({
    interest: 0,
    penaltyPerDay: 20_000,
    overdueDays: 0,
    dueDate: addDays(dayOf(begin), 91),
    repayAmount: 1_000_000,
    repaidAmount: 0,
  });
  await lender.pass(45 * day);
  const owner = { ...loan, token: await loggedIn(lender) };
  await repaid(lender, owner, 2_000);
  // The interest of 45 days comes first.
  expect(await orderOf(lender, owner.token)).toMatchObject({
    interest: 37_000,
    repayAmount: 837_000,
    repaidAmount: 200_000,
  });
});

it('[S3-154] the loan view contains the same order, with every named field', async () => {
  const lender = await startMoneyLender(test.db);
  const loan = await disbursed(lender);
  const { order } = await detailOf(lender, loan);
  const named = ['interest', 'penaltyPerDay', 'overdueDays', 'dueDate', 'repayAmount', 'repaidAmount'];
  expect(Object.keys(order)).toEqual(expect.arrayContaining([...Object.keys(offered), ...named]));
  expect(await orderOf(lender, loan.token)).toEqual(order);
});

it('an order contains the balance of its due date, and the late charge with its maximum', async () => {
  const lender = await startMoneyLender(test.db);
  const loan = await drawn(lender);
  const orderOf = async (token: string) => granted(await lender.call(latestOrder, {}, { token })).order;
  expect(await orderOf(loan.token)).toMatchObject({ dueAmount: 0, penaltyAmount: 0, maximumAmount: null });
  await settle(lender, loan.payout, 0);
  expect(await orderOf(loan.token)).toMatchObject({
    repayAmount: 1_000_000,
    dueAmount: 1_074_800,
    maximumAmount: 2_000_000,
  });
  await lender.pass(45 * day);
  const owner = { ...loan, token: await loggedIn(lender) };
  await repaid(lender, owner, 2_000);
  const promised = (await orderOf(owner.token))!.dueAmount;
  expect(promised).toBeGreaterThan(837_000);
  await lender.pass(46 * day);
  const onDueDate = await orderOf(await loggedIn(lender));
  expect(onDueDate).toMatchObject({ overdueDays: 0, repayAmount: promised, dueAmount: promised });
  await lender.pass(day);
  const late = await orderOf(await loggedIn(lender));
  expect(late).toMatchObject({ overdueDays: 1, dueAmount: late!.repayAmount });
  expect(late!.repayAmount).toBeGreaterThan(promised);
  expect(late!.penaltyAmount).toBe(late!.repayAmount - promised);
  expect(late!.maximumAmount).toBe(onDueDate!.maximumAmount);
  expect(late!.maximumAmount).toBeGreaterThan(late!.repayAmount);
});
