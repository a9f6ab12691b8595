import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { faultyNetwork } from '../../../test/faulty-network.ts';
import {
  agreed,
  books,
  detailOf,
  disbursed,
  expectAgreement,
  expectBalanced,
  heldReference,
  prompt,
  startMoneyLender,
  stepOf,
} from '../../../test/loan.ts';
import { confirmation, payByHand } from '../../../test/paybill.ts';
import { callBack } from '../../../test/provider.ts';
import { mobile } from '../../../test/borrower.ts';
import { begin, granted, type TestLender } from '../../../test/test-lender.ts';
import { day, hour, minute } from '../../../test/times.ts';
import { sandboxSettle } from '@kopa/contract/calls/sandbox';
import { journals, providerInbox, repayments } from '../../storage/schema/index.ts';
import { simulatedCallbacks } from '../../ports/payments/simulator/tables.ts';

const queryPath = '/mpesa/stkpushquery/v1/query';
const pullPath = '/pulltransactions/v1/query';

/** Settles, with this number of reports by the prompt's callback and by the paybill. */
const settled = async (lender: TestLender, reference: string, copies: number, confirmations: number) =>
  granted(await lender.call(sandboxSettle, { reference, resultCode: 0, copies, confirmations }));

const suspense = async (lender: TestLender) => (await books(lender)).balances.suspense;

onBothEngines('money on the paybill', (test) => {
  const start = async () => {
    const network = faultyNetwork();
    const lender = await startMoneyLender(test.db, { fetchPayments: network.fetchPayments });
    await lender.jobs.runDue();
    return { lender, network };
  };
  const receipts = async () =>
    (await test.db.select().from(journals)).filter(({ kind }) => kind === 'receipt').length;

  it('[S1-22] a payment by hand counts for the entered order number in any notation, once', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    const typed = ` ${loan.orderNo.toLowerCase().slice(0, 4)} ${loan.orderNo.slice(4)}`;
    const reference = await payByHand(lender, typed, 1_000);
    await settled(lender, reference!, 3, 0);
    const detail = await detailOf(lender, loan);
    expect(detail.paidCents).toBe(100_000);
    expect(detail.payments).toMatchObject([{ status: 'paid', amountCents: 100_000 }]);
    expect(detail.payments[0]!.receipt).toMatch(/^[A-Z0-9]{10}$/);
    await expectAgreement(lender, 988_400, 100_000);
    // The payer is masked, and not matched.
    expect(JSON.stringify(await test.db.select().from(repayments))).not.toContain('722999126');
  });

  it('after the clock went back by three hours unreported money is found, with and without a restart', async () => {
    for (const restarts of [false, true]) {
      let now = begin + (restarts ? 9 * day : 0);
      const clock = { baseClock: { now: () => now } };
      const every = { RECONCILE_MINUTES: '60' };
      let lender = await startMoneyLender(test.db, clock, 0, every);
      await lender.jobs.runDue();
      const loan = await disbursed(lender, restarts ? '722000111' : mobile);
      // The clock is three hours fast when the provider is asked.
      now += 3 * hour;
      await lender.jobs.runDue();
      now -= 3 * hour;
      if (restarts) lender = await startMoneyLender(test.db, clock, 0, every);
      await lender.jobs.runDue();
      const reference = await payByHand(lender, loan.orderNo, 1_000);
      await settled(lender, reference!, 0, 0);
      expect((await detailOf(lender, loan)).paidCents).toBe(0);
      now += 5 * hour;
      await lender.jobs.runDue();
      expect([restarts, (await detailOf(lender, loan)).paidCents]).toEqual([restarts, 100_000]);
    }
  });

  it('a payment for no order, or for an order without a loan, is refused at the validation', async () => {
    const { lender } = await start();
    const waiting = await agreed(lender);
    expect(await payByHand(lender, 'K00000000', 1_000)).toBeNull();
    expect(await payByHand(lender, waiting.orderNo, 1_000)).toBeNull();
    expect(await payByHand(lender, '', 1_000)).toBeNull();
    expect((await books(lender)).balances.paybillFloat).toBe(0);
  });

  it("the validation answers in Daraja's terms, and never with an error", async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    const ask = async (body: unknown) =>
      (await callBack(lender, 'paybill-validation', '600000', body)).json();
    const wanted = { ...confirmation('RKL51ZDR4F', loan.orderNo, 500), OrgAccountBalance: '' };
    expect(await ask(wanted)).toEqual({ ResultCode: '0', ResultDesc: 'Accepted' });
    expect(await ask({ ...wanted, BillRefNumber: 'nobody' })).toEqual({
      ResultCode: 'C2B00012',
      ResultDesc: 'Rejected',
    });
    for (const body of ['no JSON', '[]', { ...wanted, TransAmount: '-5' }])
      expect(await ask(body)).toEqual({ ResultCode: 'C2B00016', ResultDesc: 'Rejected' });
    expect(await test.db.select().from(providerInbox)).toHaveLength(1);
  });

  it('a payment for an unknown order that is made nevertheless goes to suspense once', async () => {
    const { lender } = await start();
    const waiting = await agreed(lender);
    const confirm = (receipt: string, account: string) =>
      callBack(lender, 'paybill-confirmation', '600000', confirmation(receipt, account, 700));
    for (let copy = 0; copy < 3; copy += 1) {
      expect((await confirm('SKJ7RT61SV', 'nobody')).statusCode).toBe(200);
      await confirm('SKJ7RT61SW', waiting.orderNo);
    }
    expect(await suspense(lender)).toBe(-140_000);
    expect(await receipts()).toBe(2);
  });

  it('an unreadable confirmation is stored, and moves no money', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    const before = await receipts();
    for (const body of [
      {},
      'x',
      confirmation('SKJ7RT61SV', loan.orderNo, '1e3'),
      confirmation('', loan.orderNo, 5),
    ])
      expect((await callBack(lender, 'paybill-confirmation', '600000', body)).statusCode).toBe(200);
    expect(await receipts()).toBe(before);
    expect(
      (await test.db.select().from(providerInbox)).filter(({ key }) => key.startsWith('unreadable')),
    ).toHaveLength(4);
  });

  it.each([
    ['callback first', 2, 0, 0, 2],
    ['confirmation first', 0, 2, 2, 0],
  ])(
    'the money of a prompt is reported by two channels and counted once: %s',
    async (_, copies, confirmations, later, laterConfirmations) => {
      const { lender } = await start();
      const loan = await disbursed(lender);
      await prompt(lender, loan, 1_000);
      const reference = await heldReference(lender, loan.orderNo, 'repayment');
      await settled(lender, reference, copies, confirmations);
      expect((await detailOf(lender, loan)).payments).toMatchObject([{ status: 'paid' }]);
      await settled(lender, reference, later, laterConfirmations);
      await lender.pass(day);
      expect((await detailOf(lender, loan)).payments).toHaveLength(1);
      expect(await receipts()).toBe(1);
      await expectAgreement(lender, 988_400, 100_000);
    },
  );

  it('a confirmation after a status query adds the receipt, and counts no second time', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await settled(lender, reference, 0, 0);
    await lender.pass(3 * minute);
    expect((await detailOf(lender, loan)).payments).toMatchObject([{ status: 'paid', receipt: null }]);
    await settled(lender, reference, 0, 1);
    const [payment] = (await detailOf(lender, loan)).payments;
    expect(payment!.receipt).toMatch(/^[A-Z0-9]{10}$/);
    await settled(lender, reference, 1, 1);
    await expectAgreement(lender, 988_400, 100_000);
  });

  it('a payment by hand beside a paid prompt of the same amount is a second payment', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    const prompted = await heldReference(lender, loan.orderNo, 'repayment');
    const byHand = await payByHand(lender, loan.orderNo, 1_000);
    // The paybill cannot exclude the prompt.
    await settled(lender, byHand!, 1, 0);
    expect((await detailOf(lender, loan)).paidCents).toBe(100_000);
    await settled(lender, prompted, 1, 1);
    expect((await detailOf(lender, loan)).payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
    await expectAgreement(lender, 988_400, 200_000);
  });

  it('the money of an abandoned prompt counts once, although a second prompt for the same amount is open', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    const first = await heldReference(lender, loan.orderNo, 'repayment');
    await lender.pass(3 * minute);
    await prompt(lender, loan, 1_000);
    const second = await heldReference(lender, loan.orderNo, 'repayment');
    expect(second).not.toBe(first);
    // The paybill cannot identify the first prompt's money; the following query can.
    await settled(lender, first, 0, 1);
    expect((await detailOf(lender, loan)).paidCents).toBe(100_000);
    await lender.pass(10 * minute);
    const statuses = async () => (await detailOf(lender, loan)).payments.map(({ status }) => status);
    expect(await statuses()).toEqual(['failed', 'paid']);
    await expectAgreement(lender, 988_400, 100_000);
    await settled(lender, second, 0, 0);
    await lender.pass(hour);
    expect(await statuses()).toEqual(['paid', 'paid']);
    await expectAgreement(lender, 988_400, 200_000);
  });

  it('a payment without a report is found in the list of received payments, with its time', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    network.fail(pullPath, 'lostBefore');
    const reference = await payByHand(lender, loan.orderNo, 1_000);
    await settled(lender, reference!, 0, 0);
    const paidAt = lender.now();
    await lender.pass(day);
    expect((await detailOf(lender, loan)).paidCents).toBe(0);
    // The provider did not answer; the next look asks for the same stretch.
    await lender.pass(day);
    const found = await detailOf(lender, { ...loan, token: loan.token });
    expect(found.paidCents).toBe(100_000);
    expect(found.payments[0]!.createTime).toBe(paidAt);
    await lender.pass(3 * day);
    await expectAgreement(lender, 988_400, 100_000);
  });

  it('a payment of the rest ends the loan, and the excess belongs to the borrower', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    const { owedCents } = await detailOf(lender, loan);
    const reference = await payByHand(lender, loan.orderNo, Math.ceil(owedCents / 100) + 50);
    await settled(lender, reference!, 1, 0);
    expect(await stepOf(lender, loan.token)).toBe(4);
    expect((await books(lender)).balances.borrowerOverpayment).toBeLessThan(0);
    await expectBalanced(lender);
    // No further money is accepted; received money is kept for its owner.
    expect(await payByHand(lender, loan.orderNo, 1_000)).toBeNull();
  });

  it('the paybill is registered once for an address', async () => {
    const { lender, network } = await start();
    expect(network.made('/mpesa/c2b/v2/registerurl')).toBe(1);
    expect(network.made('/pulltransactions/v1/register')).toBe(1);
    await lender.pass(hour);
    expect(network.made('/mpesa/c2b/v2/registerurl')).toBe(1);
    expect(network.made(queryPath)).toBe(0);
    expect(await test.db.select().from(simulatedCallbacks)).toEqual([]);
  });
});
