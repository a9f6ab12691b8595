import { marketIndex } from '@kopa/contract/calls/market';
import { getUserInfo } from '@kopa/contract/calls/security';
import { expect, it } from 'vitest';
import { loggedIn, registered, type Applicant } from '../../test/borrower.ts';
import { disbursed, repaid, startMoneyLender } from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, granted, type TestLender } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';

const test = useDatabase();

const standingOf = async (lender: TestLender, { token }: Applicant) =>
  granted(await lender.call(getUserInfo, {}, { token })).standing;

it('the user info has the day of the account and the loans paid back by their due day', async () => {
  const lender = await startMoneyLender(test.db);
  const loan = await disbursed(lender);
  expect(await standingOf(lender, loan)).toEqual({ since: begin, paidOnTime: 0 });
  await repaid(lender, loan, 10_000);
  expect(await standingOf(lender, loan)).toEqual({ since: begin, paidOnTime: 1 });
});

it('a loan that was paid back after its due day is not counted', async () => {
  const lender = await startMoneyLender(test.db);
  const loan = await disbursed(lender);
  await lender.pass(92 * day);
  const late = { ...loan, token: await loggedIn(lender) };
  await repaid(lender, late, 10_948);
  expect((await standingOf(lender, late)).paidOnTime).toBe(0);
});

it('home has the first name of a borrower, and none for a visitor or before the personal section', async () => {
  const lender = await startMoneyLender(test.db);
  const nameAt = async (token?: string) =>
    granted(await lender.call(marketIndex, {}, token === undefined ? {} : { token })).firstName;
  expect(await nameAt()).toBeNull();
  expect(await nameAt(await registered(lender, '722000111'))).toBeNull();
  expect(await nameAt((await disbursed(lender)).token)).toBe('Wanjiru');
});
