import { getMoney, getMoneyTime } from '@kopa/contract/calls/loan';
import { sandboxOutbox, sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import { describe, expect, it } from 'vitest';
import { mobile } from '../../test/borrower.ts';
import {
  agreed,
  agreeTo,
  detailOf,
  disbursed,
  drawn,
  expectBalanced,
  heldReference,
  prompt,
  repaid,
  settle,
  startMoneyLender,
  stepOf,
} from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, granted } from '../../test/test-lender.ts';
import { hour, minute } from '../../test/times.ts';

describe('collecting', () => {
  const test = useDatabase();

  it('[S2-81] [S9-02] [S7-46] the answer says when the money should arrive', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await drawn(lender);
    expect(granted(await lender.call(getMoneyTime, { orderNo }, { token }))).toEqual({
      from: begin + 10 * minute,
      until: begin + 60 * minute,
    });
  });

  it('a collection can be repeated after a failed payout, and pays once', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await settle(lender, loan.payout, 2040, 3);
    expect(await stepOf(lender, loan.token)).toBe(18);
    await agreeTo(lender, loan);
    granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
    await lender.jobs.runDue();
    const second = await heldReference(lender, loan.orderNo, 'disbursement');
    expect(second).not.toBe(loan.payout);
    await settle(lender, second, 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectBalanced(lender);
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    await lender.jobs.runDue();
    expect(messages.length).toBeGreaterThan(0);
  });

  it('[S9-04] the offer lapses one day after a failed payout, however late the failure is', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await lender.pass(25 * hour);
    await settle(lender, loan.payout, 2040);
    expect(await stepOf(lender, loan.token)).toBe(18);
    await lender.pass(23 * hour);
    expect(await stepOf(lender, loan.token)).toBe(18);
    await lender.pass(2 * hour);
    expect(await stepOf(lender, loan.token)).toBe(8);
  });

  it('the simulator settles a payout after a few seconds, unless it holds payments', async () => {
    const lender = await startMoneyLender(test.db);
    granted(await lender.call(sandboxPaymentMode, { mode: 'settle' }));
    const { token, orderNo } = await agreed(lender);
    granted(await lender.call(getMoney, { orderNo }, { token }));
    await lender.pass(10_000);
    expect(await stepOf(lender, token)).toBe(2);
    await prompt(lender, { token, orderNo }, 1_000);
    await lender.pass(10_000);
    expect((await detailOf(lender, { token, orderNo })).payments[0]?.status).toBe('paid');
    await expectBalanced(lender);
  });

  it('[S9-01] the message to the borrower states the amount in shillings', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await repaid(lender, loan, 1_000);
    await repaid(lender, loan, 9_000);
    await lender.jobs.runDue();
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    const said = messages.map(({ text }) => text).join('\n');
    expect(said).toContain('KSh 9,884');
    expect(said).toContain('KSh 1,000');
    expect(said).toMatch(/fully repaid/);
    expect(said).not.toContain('{{');
  });
});
