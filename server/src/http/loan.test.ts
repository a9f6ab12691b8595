import { addDays } from '@kopa/contract';
import { getMoney, latestOrder } from '@kopa/contract/calls/loan';
import { sandboxPayments } from '@kopa/contract/calls/sandbox';
import { expect, it } from 'vitest';
import { loggedIn } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import {
  agreed,
  books,
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
import { begin, granted } from '../../test/test-lender.ts';
import { day, dayOf } from '../../test/times.ts';
import { disbursements } from '../storage/schema/index.ts';

const today = dayOf(begin);

onBothEngines('a loan', (test) => {
  it('[S1-20] [S1-21] [S7-44] [S7-51] [S7-60] a loan is collected, paid out, repaid in part and in full', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    expect(await stepOf(lender, loan.token)).toBe(7);
    await settle(lender, loan.payout, 0);
    const { order } = granted(await lender.call(latestOrder, {}, { token: loan.token }));
    expect(order).toMatchObject({
      step: 2,
      disbursedOn: today,
      dueDate: addDays(today, 91),
      repayAmount: 1_000_000,
      repaidAmount: 0,
    });
    await expectBalanced(lender);

    await lender.pass(45 * day);
    // Sessions end after 30 days.
    const current = { token: await loggedIn(lender), orderNo: loan.orderNo };
    expect(await detailOf(lender, current)).toMatchObject({
      owedCents: 1_037_000,
      interestOwedCents: 37_000,
      penaltyOwedCents: 0,
      paidCents: 0,
    });
    await repaid(lender, current, 5_000);
    const half = await detailOf(lender, current);
    expect(half).toMatchObject({ owedCents: 537_000, interestOwedCents: 0, principalOwedCents: 537_000 });
    expect(half.payments).toMatchObject([{ status: 'paid', amountCents: 500_000 }]);
    expect(half.order.step).toBe(2);
    await expectBalanced(lender);

    await repaid(lender, current, 5_370);
    const done = await detailOf(lender, current);
    expect(done).toMatchObject({ owedCents: 0, paidCents: 1_037_000 });
    expect(done.order.step).toBe(4);
    await expectBalanced(lender);
    const { balances } = await books(lender);
    expect(balances).toMatchObject({
      principalReceivable: 0,
      interestReceivable: 0,
      penaltyReceivable: 0,
      payoutFloat: -988_400,
      paybillFloat: 1_037_000,
      feeIncome: -9_800,
      taxPayable: -1_800,
      interestIncome: -37_000,
      borrowerOverpayment: 0,
      suspense: 0,
    });
  });

  it('the statement sums to the balance on every day', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    for (const [days, shillings] of [
      [10, 1_000],
      [82, 2_000],
      [2, 500],
    ] as const) {
      await lender.pass(days * day);
      const current = { ...loan, token: await loggedIn(lender) };
      await repaid(lender, current, shillings);
      const { lines, owedCents, booked } = await detailOf(lender, current);
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(owedCents);
      expect(booked.at(-1)?.cents).toBe(shillings * 100);
      expect(lines.filter((line) => line.kind === 'payment').at(-1)?.receipt).toMatch(/^[A-Z0-9]{10}$/);
    }
    await expectBalanced(lender);
  });

  it('twenty concurrent collections pay out once', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await agreed(lender);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lender.call(getMoney, { orderNo }, { token })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(granted(answer))))).toHaveProperty('size', 1);
    await lender.jobs.runDue();
    expect(await test.db.select().from(disbursements)).toHaveLength(1);
    expect(granted(await lender.call(sandboxPayments, { orderNo })).payments).toHaveLength(1);
  });

  it('twenty concurrent callbacks of one payment book it once', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await settle(lender, loan.payout, 0, 20);
    expect((await books(lender)).sent).toEqual({ ledger: 988_400, provider: 988_400, borrowers: 988_400 });
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 20);
    expect((await books(lender)).received).toEqual({
      ledger: 100_000,
      provider: 100_000,
      borrowers: 100_000,
    });
    expect((await detailOf(lender, loan)).payments).toHaveLength(1);
    await expectBalanced(lender);
  });
});
