import { errorCodes } from '@kopa/contract';
import { marketIndex } from '@kopa/contract/calls/market';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { sandboxPayments } from '@kopa/contract/calls/sandbox';
import { describe, expect, it } from 'vitest';
import { filledIn, loggedIn, mobile } from '../../test/borrower.ts';
import {
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
} from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, type TestLender } from '../../test/test-lender.ts';
import { day, minute } from '../../test/times.ts';

/** Requests a repayment of integer cents, and returns the raw answer. */
const ask = async (lender: TestLender, loan: { token: string; orderNo: string }, amountCents: number) =>
  lender.call(mpesaRepayLink, { orderNo: loan.orderNo, amountCents, mobile }, { token: loan.token });

describe('a repayment', () => {
  const test = useDatabase();
  it('[S5-37] [S5-38] [S5-39] [S5-47] [S7-60] the amount is in whole shillings, at least the minimum and at most the balance', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    expect((await ask(lender, loan, 50_050)).code).toBe(errorCodes.amountNotInteger);
    expect((await ask(lender, loan, 49_900)).code).toBe(errorCodes.amountBelowMinimum);
    expect((await ask(lender, loan, 1_000_100)).code).toBe(errorCodes.amountAboveBalance);
    expect((await ask(lender, loan, -100)).code).toBe(errorCodes.amountNotInteger);
    expect(
      (await lender.send(mpesaRepayLink, { orderNo: '', amountCents: 50_000, mobile }, loan)).fields,
    ).toEqual({ orderNo: 'orderNo.required' });
    expect((await lender.send(mpesaRepayLink, { ...loan, amountCents: 500.5, mobile }, loan)).code).toBe(
      errorCodes.invalidInput,
    );
    expect(granted(await lender.call(sandboxPayments, { orderNo: loan.orderNo })).payments).toHaveLength(1);
    expect((await detailOf(lender, loan)).payments).toEqual([]);
  });

  it('a second tap sends no second prompt, and another amount waits', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    const taps = await Promise.all(Array.from({ length: 10 }, () => ask(lender, loan, 100_000)));
    expect(new Set(taps.map((tap) => granted(tap).payment.payOrderId)).size).toBe(1);
    expect((await ask(lender, loan, 200_000)).code).toBe(errorCodes.paymentPending);
    const { payments } = granted(await lender.call(sandboxPayments, { orderNo: loan.orderNo }));
    expect(payments.filter(({ kind }) => kind === 'repayment')).toHaveLength(1);
  });

  it('[S4-04] a failed repayment returns its code, and the next repayment restores the step', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 1032);
    const failed = await detailOf(lender, loan);
    expect(failed.order.step).toBe(10);
    expect(granted(await lender.call(marketIndex, {}, { token: loan.token })).status).toBe('repaying');
    expect(failed.payments).toMatchObject([{ status: 'failed', failure: 'cancelled', receipt: null }]);
    await repaid(lender, loan, 1_000);
    expect((await detailOf(lender, loan)).order.step).toBe(2);
    await expectBalanced(lender);
  });

  it('[S9-06] a repayment with a lost callback is found by a status request within minutes, and a later callback adds its receipt', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await settle(lender, reference, 0, 0);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('pending');
    await lender.pass(3 * minute);
    expect((await detailOf(lender, loan)).payments[0]).toMatchObject({ status: 'paid', receipt: null });
    await settle(lender, reference, 0, 2);
    const late = await detailOf(lender, loan);
    expect(late.payments[0]?.receipt).toMatch(/^[A-Z0-9]{10}$/);
    expect(late.paidCents).toBe(100_000);
    await expectBalanced(lender);
  });

  it('a repayment without an answer expires, and late money is booked', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await lender.pass(3 * minute);
    expect((await detailOf(lender, loan)).payments[0]).toMatchObject({
      status: 'failed',
      failure: 'unanswered',
    });
    await settle(lender, reference, 0);
    const late = await detailOf(lender, loan);
    expect(late.payments[0]?.status).toBe('paid');
    expect(late.order.step).toBe(2);
    await expectBalanced(lender);
  });

  it('the excess of a double payment is kept separately', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await prompt(lender, loan, 10_000);
    const first = await heldReference(lender, loan.orderNo, 'repayment');
    await lender.pass(3 * minute);
    await repaid(lender, loan, 10_000);
    await settle(lender, first, 0);
    const detail = await detailOf(lender, loan);
    expect(detail).toMatchObject({ owedCents: 0, paidCents: 1_000_000 });
    expect(detail.order.step).toBe(4);
    expect(detail.lines.find((line) => line.kind === 'overpayment')?.cents).toBe(1_000_000);
    expect((await books(lender)).balances.borrowerOverpayment).toBe(-1_000_000);
    await expectBalanced(lender);
  });

  it('[S1-45] [S4-03] [S3-149] late days count from the day after the due date', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await lender.pass(91 * day);
    const due = { ...loan, token: await loggedIn(lender) };
    const onTime = await detailOf(lender, due);
    expect(onTime).toMatchObject({ owedCents: 1_074_800, penaltyOwedCents: 0 });
    expect(onTime.order).toMatchObject({ step: 2, overdueDays: 0 });
    await lender.pass(day);
    const late = await detailOf(lender, due);
    expect(late).toMatchObject({ owedCents: 1_094_800, penaltyOwedCents: 20_000 });
    expect(late.order).toMatchObject({ step: 3, overdueDays: 1 });
    await prompt(lender, due, 1_000);
    await settle(lender, await heldReference(lender, due.orderNo, 'repayment'), 1032);
    const home = granted(await lender.call(marketIndex, {}, { token: due.token }));
    expect(home).toMatchObject({ status: 'overdue', order: { step: 10 } });
    await repaid(lender, due, 1_000);
    expect(await detailOf(lender, due)).toMatchObject({
      penaltyOwedCents: 0,
      interestOwedCents: 0,
      principalOwedCents: 994_800,
    });
    await expectBalanced(lender);
  });

  it('[S7-51] [S7-60] a repayment is refused for a loan that is not running, and for another borrower', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    expect((await ask(lender, loan, 100_000)).code).toBe(errorCodes.stepOutOfTurn);
    const other = await filledIn(lender, '722000444');
    expect((await ask(lender, { ...loan, token: other.token }, 100_000)).code).toBe(errorCodes.orderNotFound);
    expect((await lender.call(repayOrderDetail, { orderNo: loan.orderNo }, other)).code).toBe(
      errorCodes.orderNotFound,
    );
  });
});
