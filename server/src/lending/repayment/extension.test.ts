import { addDays, errorCodes, kenya, type ExtensionTerms } from '@kopa/contract';
import { latestOrder } from '@kopa/contract/calls/loan';
import {
  confirmExtensionOrder,
  getExtensionData,
  updateExtensionOrderStatus,
} from '@kopa/contract/calls/repay-extension';
import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { describe, expect, it } from 'vitest';
import { filledIn, loggedIn, mobile, type Applicant } from '../../../test/borrower.ts';
import {
  books,
  detailOf,
  disbursed,
  expectBalanced,
  heldReference,
  prompt,
  repaid,
  settle,
  startMoneyLender,
} from '../../../test/loan.ts';
import { payByHand } from '../../../test/paybill.ts';
import { callBack, stkSuccess } from '../../../test/provider.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { day, dayOf, minute } from '../../../test/times.ts';
import { extensions } from '../../storage/schema/index.ts';
import { extensionAmount } from './extension.ts';

/** V14 of the money vectors: 30 days for 0.98 % of KSh 10,000, with 18 % tax. */
const fee = 9_800;
const tax = 1_800;
const extension = { days: 30, feePpm: 9800, most: 2 };

const data = (lender: TestLender, { token, orderNo }: Applicant) =>
  lender.call(getExtensionData, { orderNo }, { token });
const confirm = (lender: TestLender, { token, orderNo }: Applicant, extensionAmount: number, phone = true) =>
  lender.call(confirmExtensionOrder, { orderNo, extensionAmount, ...(phone && { mobile }) }, { token });
const status = (lender: TestLender, { token }: Applicant, payOrderId: string) =>
  lender.call(updateExtensionOrderStatus, { payOrderId }, { token });

/** Skips this number of nights; the missed work runs at the end. */
async function jump(lender: TestLender, days: number): Promise<void> {
  await lender.sandbox.clock.moveTo(lender.now() + days * day);
  await lender.jobs.runDue();
}

/** Confirms at today's price. */
async function confirmed(lender: TestLender, loan: Applicant, phone = true) {
  const { extensionAmount } = granted(await data(lender, loan)).extension;
  return granted(await confirm(lender, loan, extensionAmount, phone));
}

describe('an extension', () => {
  const test = useDatabase();

  /** A running loan of KSh 10,000, so many days old, that was agreed under these terms. */
  async function running(
    days: number,
    offers: ExtensionTerms = extension,
  ): Promise<{ lender: TestLender; loan: Applicant }> {
    const lender = await startMoneyLender(test.db);
    lender.lender.policy = { ...kenya, extension: offers };
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    if (days === 0) return { lender, loan };
    await jump(lender, days);
    return { lender, loan: { ...loan, token: await loggedIn(lender) } };
  }
  it('[S1-48] [S7-55] an extension is unavailable where the FAQ says so, and available where the edition offers one', async () => {
    const { lender, loan } = await running(0);
    const offered = granted(await data(lender, loan)).extension;
    expect(offered).toMatchObject({
      state: 'offered',
      payOrderId: null,
      days: 30,
      interest: 74_800,
      penalty: 0,
      fee,
      GST: tax,
      extensionAmount: 74_800 + fee + tax,
      repayAmount: 1_000_000 + 24_700,
      dueDate: addDays(dayOf(lender.now()), 91),
      newDueDate: addDays(dayOf(lender.now()), 121),
      timesUsed: 0,
      timesMost: 2,
    });
    const products = async () =>
      granted(await lender.call(marketRepayProducts, {}, { token: loan.token })).products;
    expect(await products()).toMatchObject([{ orderNo: loan.orderNo, extensionDays: 30 }]);
    lender.lender.policy = { ...kenya, extension: 'none' };
    expect(kenya.extension).toEqual(extension);
    expect(await products()).toMatchObject([{ extensionDays: 30 }]);
  });

  it('[S1-48] a loan that was agreed without an extension has none, also under a later policy', async () => {
    const { lender, loan } = await running(0, 'none');
    lender.lender.policy = kenya;
    const answer = await lender.call(marketRepayProducts, {}, { token: loan.token });
    expect(granted(answer).products).toMatchObject([{ extensionDays: null }]);
    expect(await data(lender, loan)).toMatchObject({
      code: errorCodes.extensionUnavailable,
      data: { why: 'none', timesUsed: 0, timesMost: 0 },
    });
    expect((await confirm(lender, loan, 86_400)).code).toBe(errorCodes.extensionUnavailable);
    expect(await test.db.select().from(extensions)).toEqual([]);
  });

  it('[S1-25] [S7-56] [S7-54] [S3-153] a paid extension moves the due date in one transaction', async () => {
    const { lender, loan } = await running(80);
    const { extension: open, payment } = await confirmed(lender, loan);
    expect(open).toMatchObject({ state: 'open', extensionAmount: 86_400 });
    expect(payment).toMatchObject({ status: 'pending', amountCents: 86_400 });
    const latest = granted(await lender.call(latestOrder, {}, { token: loan.token }));
    expect(latest.order?.extensionAmount).toBe(86_400);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 3);
    const told = granted(await status(lender, loan, open.payOrderId!));
    expect(told).toMatchObject({
      extension: { ...open, state: 'extended', timesUsed: 1 },
      payment: { status: 'paid' },
    });
    const detail = await detailOf(lender, loan);
    expect(detail).toMatchObject({
      dueOn: open.newDueDate,
      principalOwedCents: 1_000_000,
      interestOwedCents: 0,
      owedCents: 1_000_000,
      paidCents: 86_400,
      order: { step: 2, dueDate: open.newDueDate, extensionAmount: 0 },
    });
    await expectBalanced(lender);
    // The new term begins on the old due date, at the stated cost.
    await jump(lender, 41);
    const later = { ...loan, token: await loggedIn(lender) };
    expect(await detailOf(lender, later)).toMatchObject({ owedCents: open.repayAmount, order: { step: 2 } });
    await expectBalanced(lender);
    await jump(lender, 2);
    expect((await detailOf(lender, { ...loan, token: await loggedIn(lender) })).order.step).toBe(3);
    await expectBalanced(lender);
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text.includes('Your loan is extended'))).toHaveLength(1);
  });

  it('V14: an extension four days late settles the penalty, and the loan is no longer overdue', async () => {
    const { lender, loan } = await running(95);
    expect((await detailOf(lender, loan)).order.step).toBe(3);
    const { extension: open } = await confirmed(lender, loan, false);
    expect(open).toMatchObject({ penalty: 80_000, extensionAmount: 166_400, repayAmount: 1_024_700 });
    // Any payment of the amount on the day extends: here by hand on the paybill.
    const reference = await payByHand(lender, loan.orderNo, 1_664);
    await settle(lender, reference!, 0);
    expect(granted(await status(lender, loan, open.payOrderId!)).extension.state).toBe('extended');
    expect((await detailOf(lender, loan)).order).toMatchObject({ step: 2, overdueDays: 0 });
    await expectBalanced(lender);
  });

  it('a repeated confirmation is one extension with one prompt, and another price is refused with the current price', async () => {
    const { lender, loan } = await running(0);
    expect(await confirm(lender, loan, 86_300)).toMatchObject({
      code: errorCodes.offerChanged,
      data: { extensionAmount: 86_400 },
    });
    const taps = await Promise.all(Array.from({ length: 6 }, () => confirm(lender, loan, 86_400)));
    expect(new Set(taps.map((tap) => granted(tap).extension.payOrderId)).size).toBe(1);
    expect(new Set(taps.map((tap) => granted(tap).payment?.payOrderId)).size).toBe(1);
    const kept = await test.db.select().from(extensions);
    expect(kept).toHaveLength(1);
    const { expiresAt } = kept[0]!;
    const price = (at: number) => extensionAmount(test.db, loan.orderNo, at);
    expect([await price(expiresAt - 1), await price(expiresAt)]).toEqual([86_400, null]);
  });

  it('[S8-20] an unpaid extension expires the next day, and late money is a repayment', async () => {
    const { lender, loan } = await running(0);
    const { extension: open } = await confirmed(lender, loan, false);
    await lender.pass(day);
    const refused = await status(lender, loan, open.payOrderId!);
    expect(refused).toMatchObject({
      code: errorCodes.orderTimedOut,
      msg: 'This order has timed out please try again.',
    });
    await repaid(lender, loan, 864);
    const detail = await detailOf(lender, loan);
    expect(detail).toMatchObject({ paidCents: 86_400, dueOn: open.dueDate });
    expect(detail.principalOwedCents).toBeLessThan(1_000_000);
    await expectBalanced(lender);
  });

  it('an extension of a loan with a payment meanwhile is invalid, and its money is a repayment', async () => {
    const { lender, loan } = await running(0);
    const { extension: open } = await confirmed(lender, loan, false);
    await repaid(lender, loan, 5_000);
    await repaid(lender, loan, 864);
    expect(await detailOf(lender, loan)).toMatchObject({ paidCents: 586_400, dueOn: open.dueDate });
    expect((await test.db.select().from(extensions))[0]?.state).toBe('open');
    await expectBalanced(lender);
  });

  it('an extension that was paid in time and reported days later counts from its day', async () => {
    const { lender, loan } = await running(0);
    const { extension: open, payment } = await confirmed(lender, loan);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    // No report for three days; the loan continues unchanged.
    await lender.pass(3 * day);
    expect((await detailOf(lender, loan)).dueOn).toBe(open.dueDate);
    const told = stkSuccess(reference, 864, 'SKJ7RT61SV');
    await callBack(lender, 'prompt', payment!.payOrderId, told);
    expect(await detailOf(lender, loan)).toMatchObject({
      dueOn: open.newDueDate,
      owedCents: 1_000_000,
      order: { step: 2 },
    });
    const { differing, ledgerSum } = await books(lender);
    expect({ differing, ledgerSum }).toEqual({ differing: [], ledgerSum: 0 });
  });

  it('an extension payment without a callback is found by a status request', async () => {
    const { lender, loan } = await running(0);
    const { extension: open } = await confirmed(lender, loan);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 0);
    await lender.sandbox.clock.moveTo(lender.now() + 3 * minute);
    expect(granted(await status(lender, loan, open.payOrderId!))).toMatchObject({
      extension: { state: 'extended' },
      payment: { status: 'paid' },
    });
    await expectBalanced(lender);
  });

  it("extensions are limited by the number of the loan's terms", async () => {
    const { lender, loan } = await running(0);
    for (let time = 0; time < 2; time += 1) {
      await confirmed(lender, loan);
      await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
      await expectBalanced(lender);
    }
    expect((await detailOf(lender, loan)).dueOn).toBe(addDays(dayOf(lender.now()), 91 + 60));
    expect(await data(lender, loan)).toMatchObject({
      code: errorCodes.extensionUnavailable,
      data: { why: 'usedUp', timesUsed: 2, timesMost: 2 },
    });
  });

  it('an extension that would bring the charges above the principal is unavailable', async () => {
    const { lender, loan } = await running(0, { days: 30, feePpm: 900_000, most: 9 });
    expect(await data(lender, loan)).toMatchObject({
      code: errorCodes.extensionUnavailable,
      data: { why: 'capped', timesUsed: 0, timesMost: 9 },
    });
  });

  it('[S8-19] [S5-48] an extension of an unknown, foreign or ended loan is refused', async () => {
    const { lender, loan } = await running(0);
    const { extension: open } = await confirmed(lender, loan, false);
    const nameless = await lender.send(updateExtensionOrderStatus, { payOrderId: '' }, loan);
    expect(nameless.fields).toEqual({ payOrderId: 'payOrderId.required' });
    expect((await status(lender, loan, 'nobody')).code).toBe(errorCodes.orderNotFound);
    const other = await filledIn(lender, '722000444');
    expect((await status(lender, other, open.payOrderId!)).code).toBe(errorCodes.orderNotFound);
    expect((await data(lender, { ...loan, token: other.token })).code).toBe(errorCodes.orderNotFound);
    expect((await data(lender, other)).code).toBe(errorCodes.stepOutOfTurn);
    // A prompt for anything else waits until the other amount is paid or over.
    await prompt(lender, loan, 1_000);
    expect((await confirm(lender, loan, 86_400)).code).toBe(errorCodes.paymentPending);
    expect((await books(lender)).balances.paybillFloat).toBe(0);
  });
});
