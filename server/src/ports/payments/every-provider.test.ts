import { errorCodes } from '@kopa/contract';
import { addDays } from '@kopa/contract/calendar';
import { getMoney } from '@kopa/contract/calls/loan';
import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { sandboxPaymentMode, sandboxReverse } from '@kopa/contract/calls/sandbox';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mobile } from '../../../test/borrower.ts';
import { faultyNetwork } from '../../../test/faulty-network.ts';
import {
  agreed,
  books,
  detailOf,
  disbursed,
  drawn,
  expectAgreement,
  heldReference,
  prompt,
  settle,
  startMoneyLender,
  stepOf,
} from '../../../test/loan.ts';
import { payByHand } from '../../../test/paybill.ts';
import { providerKits, type Sent } from '../../../test/payment-providers.ts';
import { callBack } from '../../../test/provider.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { dayOf, minute } from '../../../test/times.ts';
import { promptName } from '../../storage/prompt-name.ts';
import { journals, providerInbox, repayments } from '../../storage/schema/index.ts';
import { simulatedPayments } from './simulator/tables.ts';

const lent = 988_400;

const report = (lender: TestLender, { address, body }: Sent, secret?: string) => {
  const [kind, ...rest] = address.split('/');
  return callBack(lender, kind!, rest.join('/'), body, secret);
};

/**
 * One suite for every provider behind the port: the lender is the same, its provider and the wire format
 * differ.
 */
describe.each(providerKits)('a lender whose payments are by $name', (kit) => {
  const test = useDatabase();
  const start = async () => {
    const network = faultyNetwork();
    const options = { fetchPayments: network.fetchPayments };
    const lender = await startMoneyLender(test.db, options, 0, kit.environment);
    return { lender, network };
  };
  const running = async () => {
    const { lender, network } = await start();
    return { lender, network, loan: await disbursed(lender) };
  };
  /** The provider's record of a prompt, with a receipt. */
  const prompted = async (lender: TestLender, loan: { token: string; orderNo: string }, receipt: string) => {
    const { payOrderId } = await prompt(lender, loan, 1_000);
    const [row] = await test.db.select().from(repayments).where(eq(repayments.payOrderId, payOrderId));
    return { payOrderId, providerId: (await promptName(test.db, row!))!, shillings: 1_000, receipt };
  };
  const inbox = () => test.db.select().from(providerInbox).orderBy(desc(providerInbox.id));

  it('a paid prompt is reported twice, and counts once with its receipt', async () => {
    const { lender, loan } = await running();
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 3);
    const [book] = await test.db
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.kind, 'repayment'));
    expect((await detailOf(lender, loan)).payments).toMatchObject([
      { status: 'paid', receipt: kit.named(book!.receipt!), amountCents: 100_000 },
    ]);
    await expectAgreement(lender, lent, 100_000);
    expect(lender.log()).toContain('callback taken');
    expect(lender.log()).not.toContain(mobile);
  });

  it('a prompt with a lost report is found by a status request, paid or not', async () => {
    const { lender, loan } = await running();
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 1, 0);
    await lender.pass(5 * minute);
    expect((await detailOf(lender, loan)).payments).toMatchObject([
      { status: 'failed', failure: 'insufficientFunds', receipt: null },
    ]);
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 0);
    await lender.pass(5 * minute);
    expect((await detailOf(lender, loan)).payments[0]).toMatchObject({ status: 'paid' });
    await expectAgreement(lender, lent, 100_000);
  });

  it('a prompt with a lost answer is recognised by its report', async () => {
    const { lender, network, loan } = await running();
    network.fail(kit.promptPath, 'lostAfter');
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
    expect((await detailOf(lender, loan)).payments).toMatchObject([{ status: 'paid' }]);
    await expectAgreement(lender, lent, 100_000);
  });

  it('a late payment counts, and its excess is refunded to its wallet', async () => {
    const { lender, loan } = await running();
    await prompt(lender, loan, 10_000);
    const first = await heldReference(lender, loan.orderNo, 'repayment');
    await lender.pass(20 * minute);
    expect((await detailOf(lender, loan)).payments).toMatchObject([{ failure: 'unanswered' }]);
    await prompt(lender, loan, 10_000);
    const second = await heldReference(lender, loan.orderNo, 'repayment');
    for (const reference of [second, first]) await settle(lender, reference, 0);
    await lender.jobs.runDue();
    const { overpaidCents } = (await detailOf(lender, loan)).standing;
    expect(overpaidCents).toBeGreaterThan(900_000);
    const refund = await heldReference(lender, loan.orderNo, 'disbursement');
    const [sent] = await test.db
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.reference, refund));
    expect(sent).toMatchObject({ phone: `254${mobile}` });
    await settle(lender, refund, 0, 2);
    expect((await detailOf(lender, loan)).standing.refunds).toMatchObject([{ status: 'paid' }]);
    await expectAgreement(lender, lent + sent!.shillings * 100, 2_000_000);
  });

  it('a paid payout disburses the loan once; a failed payout can be collected again', async () => {
    const { lender } = await start();
    const loan = await drawn(lender);
    await settle(lender, loan.payout, 2040);
    expect(await stepOf(lender, loan.token)).toBe(18);
    await expectAgreement(lender, 0);
    granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
    await lender.jobs.runDue();
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0, 3);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectAgreement(lender, lent);
  });

  it('a payout with a lost answer and a lost report is found by a status request, and never sent twice', async () => {
    const { lender, network } = await start();
    network.fail(kit.payOutPath, 'lostAfter');
    const loan = await agreed(lender);
    granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
    await lender.jobs.runDue();
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0, 0);
    await lender.pass(5 * minute);
    expect(await stepOf(lender, loan.token)).toBe(2);
    expect(network.made(kit.payOutPath)).toBe(1);
    await expectAgreement(lender, lent);
  });

  it('a payout that did not reach the provider is sent again under its own id', async () => {
    const { lender, network } = await start();
    network.fail(kit.payOutPath, 'lostBefore');
    const loan = await agreed(lender);
    granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
    await lender.jobs.runDue();
    await lender.pass(minute);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    expect(await test.db.select().from(simulatedPayments)).toHaveLength(1);
    await expectAgreement(lender, lent);
  });

  it('a payout whose answer contains the outcome disburses the loan', async () => {
    if (!kit.answersAtOnce) return;
    const { lender } = await start();
    const loan = await agreed(lender);
    granted(await lender.call(sandboxPaymentMode, { mode: 'settle' }));
    granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
    await lender.jobs.runDue();
    expect(await stepOf(lender, loan.token)).toBe(2);
    await lender.pass(5 * minute);
    await expectAgreement(lender, lent);
  });

  it('money with an unexpected amount goes to suspense, and can be returned', async () => {
    const { lender, loan } = await running();
    const paid = await prompted(lender, loan, 'SFIRST0001');
    await report(lender, kit.promptPaid(paid));
    // The same prompt again under another receipt: other money.
    const other = { ...paid, receipt: 'SSECOND001' };
    await report(lender, kit.promptPaid(other));
    await report(lender, kit.promptPaid(other));
    expect((await books(lender)).balances.suspense).toBe(-100_000);
    expect((await detailOf(lender, loan)).paidCents).toBe(100_000);
    // The provider's own book agrees.
    const [book] = await test.db
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.kind, 'repayment'));
    const { position: _, ...row } = book!;
    await test.db.insert(simulatedPayments).values({
      ...row,
      reference: 'other',
      providerId: 'other',
      receipt: other.receipt,
      state: 'settled',
      resultCode: 0,
      settledAt: lender.now(),
    });
    const receipt = kit.named(other.receipt);
    granted(await lender.call(sandboxReverse, { receipt }));
    await lender.pass(minute);
    expect((await books(lender)).balances.suspense).toBe(0);
    expect(granted(await lender.call(sandboxReverse, { receipt })).state).toBe('done');
  });

  it('a payment of another amount goes to suspense, where the provider reports amounts', async () => {
    const { lender, loan } = await running();
    const paid = await prompted(lender, loan, 'SFIRST0001');
    await report(lender, kit.promptPaid({ ...paid, shillings: 9_999 }));
    const [payment] = (await detailOf(lender, loan)).payments;
    const { suspense } = (await books(lender)).balances;
    if (kit.namesAmount) {
      expect(payment).toMatchObject({ status: 'failed', failure: 'inSuspense' });
      expect(suspense).toBe(-999_900);
    } else {
      expect(payment).toMatchObject({ status: 'paid', amountCents: 100_000 });
      expect(suspense).toBe(0);
    }
  });

  it('a payment that is reported with a later time than now is booked today, on a loan and in suspense', async () => {
    const { lender, loan } = await running();
    const paid = await prompted(lender, loan, 'SFIRST0001');
    const tomorrow = Number(addDays(dayOf(lender.now()), 1).replaceAll('-', '') + '120000');
    for (const receipt of [paid.receipt, 'SSECOND001'])
      await report(lender, kit.promptPaid({ ...paid, receipt, transactionDate: tomorrow }));
    const booked = await test.db
      .select()
      .from(journals)
      .where(eq(journals.kind, 'receipt'))
      .orderBy(journals.id);
    expect(booked.map(({ key, day }) => ({ key, day }))).toEqual(
      [paid.receipt, 'SSECOND001'].map((receipt) => ({
        key: `receipt:${kit.named(receipt)}`,
        day: dayOf(lender.now()),
      })),
    );
    expect((await books(lender)).balances.suspense).toBe(-100_000);
    expect((await detailOf(lender, loan)).paidCents).toBe(100_000);
  });

  it('a report for an unknown request is stored once, and moves no loan', async () => {
    const { lender } = await start();
    const payOrderId = '0b7e3c1a-1111-4222-8333-444455556666';
    const unknown = { payOrderId, providerId: 'ws_CO_unknown', shillings: 700, receipt: 'SKJ7RT61SV' };
    for (let copy = 0; copy < 3; copy += 1) await report(lender, kit.promptPaid(unknown));
    expect(await inbox()).toHaveLength(1);
    expect((await books(lender)).balances.suspense).toBe(kit.namesAmount ? -70_000 : 0);
  });

  it('payments without a prompt are accepted where the provider has them, and not offered elsewhere', async () => {
    const { lender, loan } = await running();
    const { methods } = granted(await lender.call(marketRepayProducts, {}, { token: loan.token }));
    const paybill = methods.find(({ channel }) => channel === 'paybill');
    expect(paybill).toMatchObject({ available: kit.hasPaybill });
    expect(paybill!.payTo === null).toBe(!kit.hasPaybill);
    await lender.jobs.runDue();
    if (!kit.hasPaybill) return;
    await settle(lender, (await payByHand(lender, loan.orderNo, 1_000))!, 0, 2);
    await expectAgreement(lender, lent, 100_000);
  });

  it('a report under a wrong secret, or to an unknown address, receives a 404', async () => {
    const { lender, loan } = await running();
    const paid = kit.promptPaid(await prompted(lender, loan, 'SFIRST0001'));
    const before = await inbox();
    for (const answer of [
      await report(lender, paid, 'a'.repeat(40)),
      await report(lender, { ...paid, address: `${paid.address}/more` }),
      await report(lender, { ...paid, address: 'elsewhere' }),
    ])
      expect(answer.json()).toMatchObject({ code: errorCodes.unknownCall });
    expect(await inbox()).toEqual(before);
    expect((await detailOf(lender, loan)).payments).toMatchObject([{ status: 'pending' }]);
  });

  it('an unreadable report is stored and moves no money, and its content is not logged', async () => {
    const { lender, loan } = await running();
    const paid = await prompted(lender, loan, 'SFIRST0001');
    const before = (await inbox()).length;
    const sent = kit.unreadable(paid);
    for (const each of sent) expect((await report(lender, each)).statusCode).toBe(200);
    const kept = (await inbox()).slice(0, sent.length);
    expect((await inbox()).length - before).toBe(sent.length);
    expect(kept.every(({ key }) => key.startsWith('unreadable:'))).toBe(true);
    expect((await detailOf(lender, loan)).payments).toMatchObject([{ status: 'pending' }]);
    expect(lender.log()).toContain('callback not understood, and kept');
    expect(lender.log()).not.toContain(paid.receipt);
    expect(lender.log()).not.toContain(mobile);
  });
});
