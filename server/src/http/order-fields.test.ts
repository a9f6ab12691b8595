import { addDays, dayOf } from '@kopa/contract';
import { latestOrder } from '@kopa/contract/calls/loan';
import { expect, it } from 'vitest';
import { loggedIn } from '../../test/borrower.ts';
import { detailOf, drawn, repaid, settle, startMoneyLender } from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, granted } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';

const test = useDatabase();

it("[S3-142] [S3-143] [S3-144] [S3-145] [S3-146] [S3-147] [S3-148] [S3-150] [S3-151] [S3-152] [S3-154] an order contains the amounts of its offer and of today under the specification's names", async () => {
  const lender = await startMoneyLender(test.db);
  const loan = await drawn(lender);
  const orderOf = async (token: string) => granted(await lender.call(latestOrder, {}, { token })).order;
  const offered = {
    loanAmount: 1_000_000,
    lendingAmount: 1_000_000,
    disbursalAmount: 988_400,
    fee: 9_800,
    GST: 1_800,
    penaltyPerDay: 20_000,
    overdueDays: 0,
    repaidAmount: 0,
  };
  expect(await orderOf(loan.token)).toMatchObject({ ...offered, interest: 74_800, dueDate: null });
  await settle(lender, loan.payout, 0);
  const dueDate = addDays(dayOf(begin), 91);
  expect(await orderOf(loan.token)).toMatchObject({
    ...offered,
    interest: 0,
    repayAmount: 1_000_000,
    dueDate,
  });
  await lender.pass(45 * day);
  const owner = { ...loan, token: await loggedIn(lender) };
  await repaid(lender, owner, 2_000);
  const later = await detailOf(lender, owner);
  // The interest of 45 days comes first.
  expect(later.order).toMatchObject({ interest: 37_000, repayAmount: 837_000, repaidAmount: 200_000 });
  expect(await orderOf(owner.token)).toEqual(later.order);
});
