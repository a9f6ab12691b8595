import { addDays, dayOf, errorCodes } from '@kopa/contract';
import {
  cancelDrawMoney,
  confirmProductInfo,
  getMoney,
  getMoneyContract,
  getMoneyTime,
  latestOrder,
  loanAgreement,
} from '@kopa/contract/calls/loan';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { sandboxOutbox, sandboxPaymentMode, sandboxPayments } from '@kopa/contract/calls/sandbox';
import { describe, expect, it } from 'vitest';
import { filledIn, loggedIn, mobile } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import {
  agreed,
  agreeTo,
  approved,
  detailOf,
  disbursed,
  drawn,
  heldReference,
  prompt,
  repaid,
  settle,
  startMoneyLender,
} from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, granted, type TestLender } from '../../test/test-lender.ts';
import { reconcile } from '../lending/ledger/reconcile.ts';
import { canonicalJson } from '../lending/offer/canonical-json.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { agreements, disbursements } from '../storage/schema/index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const today = dayOf(begin);

const stepOf = async (lender: TestLender, token: string) =>
  granted(await lender.call(latestOrder, {}, { token })).order?.step;
const books = (lender: TestLender) => inTransaction(lender.lender.db, reconcile);

/** Asks for a repayment of integer cents, and gives the answer as it came. */
const ask = async (lender: TestLender, loan: { token: string; orderNo: string }, amountCents: number) =>
  lender.call(mpesaRepayLink, { orderNo: loan.orderNo, amountCents, mobile }, { token: loan.token });

/** All three books agree, and every loan is what its terms make of it. */
async function expectBalanced(lender: TestLender): Promise<void> {
  const { ledgerSum, received, sent, differing } = await books(lender);
  expect(ledgerSum).toBe(0);
  expect(differing).toEqual([]);
  expect(new Set(Object.values(received)).size).toBe(1);
  expect(new Set(Object.values(sent)).size).toBe(1);
}

describe('the offer', () => {
  const test = useDatabase();

  it('[S1-40] [S1-42] [S1-43] [S7-41] tells what is received, what is owed and when, before anything is agreed', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const facts = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    expect(facts).toMatchObject({
      orderNo,
      principalCents: 1_000_000,
      feeCents: 9_800,
      taxCents: 1_800,
      disbursedCents: 988_400,
      interestCents: 74_800,
      dueCents: 1_074_800,
      totalCostCents: 86_400,
      aprBps: 3506,
      effectiveRateBps: 3995,
      penaltyPerDayCents: 20_000,
      dueOn: addDays(today, 91),
    });
    expect(facts.payout.maskedNumber).not.toContain('712345');
  });

  it('is fingerprinted by SHA-256 over its canonical JSON', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const { fingerprint, ...facts } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    const bytes = new TextEncoder().encode(canonicalJson(facts));
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect(fingerprint).toBe(digest);
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  });

  it('[S1-19] [S7-36] has an agreement with its own figures, in the language of the request', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const titles = new Set<string>();
    for (const lang of ['en', 'es', 'sw']) {
      const agreement = granted(await lender.call(loanAgreement, { orderNo }, { token, lang }));
      titles.add(agreement.title);
      const words = agreement.clauses.map(({ text }) => text).join(' ');
      for (const figure of ['10,000', '9,884', '748', '10,748', '98', '18%', '35.06%', '20,000', orderNo])
        expect(words).toContain(figure);
      expect(words).not.toMatch(/\{\{|undefined|NaN/);
    }
    expect(titles.size).toBe(3);
  });

  it('[S5-36] [S7-45] binds nobody who has not ticked the agreement', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const { fingerprint } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    const refused = await lender.call(getMoneyContract, { orderNo, agreed: false, fingerprint }, { token });
    expect(refused.code).toBe(errorCodes.agreementNotAccepted);
    expect(await stepOf(lender, token)).toBe(14);
    expect(await test.db.select().from(agreements)).toEqual([]);
  });

  it('binds nobody to figures that were not shown', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const { fingerprint } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    const forged = await lender.call(
      getMoneyContract,
      {
        orderNo,
        agreed: true,
        fingerprint: fingerprint.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      },
      { token },
    );
    expect(forged.code).toBe(errorCodes.offerChanged);
    // Tomorrow the due day is another one.
    await lender.pass(12 * hour + minute);
    const stale = await lender.call(getMoneyContract, { orderNo, agreed: true, fingerprint }, { token });
    expect(stale.code).toBe(errorCodes.offerChanged);
    expect(await stepOf(lender, token)).toBe(14);
  });

  it('[S4-14] [S1-19] is agreed to once, and what was agreed to is kept', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await approved(lender);
    const facts = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
    const request = { orderNo, agreed: true, fingerprint: facts.fingerprint };
    const first = granted(await lender.call(getMoneyContract, request, { token, lang: 'es' }));
    expect(first.order.step).toBe(18);
    expect(granted(await lender.call(getMoneyContract, request, { token }))).toEqual(first);
    const kept = await test.db.select().from(agreements);
    expect(kept).toMatchObject([
      {
        orderNo,
        version: facts.agreementVersion,
        fingerprint: facts.fingerprint,
        language: 'es',
        agreedAt: begin,
        keyFacts: facts,
      },
    ]);
  });

  it('is refused before the approval', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await filledIn(lender);
    for (const call of [confirmProductInfo, loanAgreement, getMoney])
      expect((await lender.call(call, { orderNo }, { token })).code).toBe(errorCodes.stepOutOfTurn);
  });

  it('[S1-47] may be cancelled after it was agreed to, and not after the money is drawn', async () => {
    const lender = await startMoneyLender(test.db);
    const first = await agreed(lender);
    const cancelled = granted(
      await lender.call(cancelDrawMoney, { orderNo: first.orderNo }, { token: first.token }),
    );
    expect(cancelled.order.step).toBe(8);
    expect((await lender.call(getMoney, { orderNo: first.orderNo }, { token: first.token })).code).toBe(
      errorCodes.stepOutOfTurn,
    );
    const second = await drawn(lender, '722000333');
    const late = await lender.call(cancelDrawMoney, { orderNo: second.orderNo }, { token: second.token });
    expect(late.code).toBe(errorCodes.cancelTooLate);
  });
});

onBothEngines('a loan', (test) => {
  it('[S1-20] [S1-21] [S4-02] [S4-05] [S4-08] [S7-44] [S7-51] [S7-60] is collected, paid out, repaid in part and in full', async () => {
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

  it('its statement sums to what is owed, on every day', async () => {
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

  it('is paid out once, when the money is asked for twenty times at once', async () => {
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

  it('books a payment once, when its callback comes twenty times at once', async () => {
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

describe('collecting', () => {
  const test = useDatabase();

  it('[S2-81] [S9-02] [S7-46] says when the money should arrive', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await drawn(lender);
    expect(granted(await lender.call(getMoneyTime, { orderNo }, { token }))).toEqual({
      from: begin + 10 * minute,
      until: begin + 60 * minute,
    });
  });

  it('can be tried again when the payout failed, and pays once', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await settle(lender, loan.payout, 2001, 3);
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

  it('[S9-04] lapses a day after the payout failed, however late it failed', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await drawn(lender);
    await lender.pass(25 * hour);
    await settle(lender, loan.payout, 1);
    expect(await stepOf(lender, loan.token)).toBe(18);
    await lender.pass(23 * hour);
    expect(await stepOf(lender, loan.token)).toBe(18);
    await lender.pass(2 * hour);
    expect(await stepOf(lender, loan.token)).toBe(8);
  });

  it('is settled by the simulator itself after a few seconds, unless it holds', async () => {
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

  it('tells the borrower', async () => {
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

describe('a repayment', () => {
  const test = useDatabase();
  it('[S5-37] [S5-38] [S5-39] [S5-47] is of whole shillings, at least the minimum, at most the balance', async () => {
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

  it('a second tap never asks the phone twice, and another amount waits', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    const taps = await Promise.all(Array.from({ length: 10 }, () => ask(lender, loan, 100_000)));
    expect(new Set(taps.map((tap) => granted(tap).payment.payOrderId)).size).toBe(1);
    expect((await ask(lender, loan, 200_000)).code).toBe(errorCodes.paymentPending);
    const { payments } = granted(await lender.call(sandboxPayments, { orderNo: loan.orderNo }));
    expect(payments.filter(({ kind }) => kind === 'repayment')).toHaveLength(1);
  });

  it('[S4-04] that fails is told with its code, and the next one brings the order back', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 1032);
    const failed = await detailOf(lender, loan);
    expect(failed.order.step).toBe(10);
    expect(failed.payments).toMatchObject([{ status: 'failed', failure: '1032', receipt: null }]);
    await repaid(lender, loan, 1_000);
    expect((await detailOf(lender, loan)).order.step).toBe(2);
    await expectBalanced(lender);
  });

  it('whose callback is lost is found by asking, and its receipt is named when it comes after all', async () => {
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

  it('that nobody answers expires, and is booked when the money comes after all', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await lender.pass(3 * minute);
    expect((await detailOf(lender, loan)).payments[0]).toMatchObject({ status: 'failed', failure: '1019' });
    await settle(lender, reference, 0);
    const late = await detailOf(lender, loan);
    expect(late.payments[0]?.status).toBe('paid');
    expect(late.order.step).toBe(2);
    await expectBalanced(lender);
  });

  it('paid twice over keeps what was too much apart', async () => {
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

  it('[S1-45] [S4-03] [S3-149] counts the days late from the day after the due day', async () => {
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
    await repaid(lender, due, 1_000);
    expect(await detailOf(lender, due)).toMatchObject({
      penaltyOwedCents: 0,
      interestOwedCents: 0,
      principalOwedCents: 994_800,
    });
    await expectBalanced(lender);
  });

  it('is refused for a loan that is not running, and for somebody else', async () => {
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
