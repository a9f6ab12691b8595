import { getMoney } from '@kopa/contract/calls/loan';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { faultyNetwork } from '../../../test/faulty-network.ts';
import {
  agreed,
  agreeTo,
  detailOf,
  disbursed,
  drawn,
  heldReference,
  settle,
  startMoneyLender,
  stepOf,
  expectAgreement,
} from '../../../test/loan.ts';
import { callBack } from '../../../test/provider.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { hour, minute } from '../../../test/times.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { disbursements, jobs, orderEvents } from '../../storage/schema/index.ts';
import { simulatedPayments } from '../../ports/payments/simulator/tables.ts';

const payOutPath = '/mpesa/b2c/v3/paymentrequest';
const statusPath = '/mpesa/transactionstatus/v1/query';

/** Collects an agreed loan, and lets the provider be called. */
const collect = async (lender: TestLender) => {
  const loan = await agreed(lender);
  granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
  await lender.jobs.runDue();
  return loan;
};

onBothEngines('a payout on a bad connection', (test) => {
  const start = async () => {
    const network = faultyNetwork();
    const lender = await startMoneyLender(test.db, { fetchPayments: network.fetchPayments });
    return { lender, network };
  };

  it('a payout that did not reach the provider is sent again under the same id', async () => {
    const { lender, network } = await start();
    network.fail(payOutPath, 'lostBefore');
    const loan = await collect(lender);
    const [before] = await test.db.select().from(disbursements);
    expect(before).toMatchObject({ state: 'requested' });
    // Checked first: the provider has never received it.
    await lender.pass(30_000);
    const payout = await heldReference(lender, loan.orderNo, 'disbursement');
    expect(payout).toBe(before!.id);
    await settle(lender, payout, 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectAgreement(lender, 988_400);
  });

  it('a payout that was accepted without an answer is never paid twice', async () => {
    const { lender, network } = await start();
    network.fail(payOutPath, 'lostAfter');
    const loan = await collect(lender);
    const [before] = await test.db.select().from(disbursements);
    await lender.pass(30_000);
    expect(await test.db.select().from(simulatedPayments)).toHaveLength(1);
    expect((await test.db.select().from(disbursements))[0]).toMatchObject({ state: 'accepted' });
    await settle(lender, before!.id, 0, 2);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectAgreement(lender, 988_400);
  });

  it('a payout that was accepted and paid without a callback is found by a status request', async () => {
    const { lender, network } = await start();
    network.fail(payOutPath, 'lostAfter');
    const loan = await collect(lender);
    const [row] = await test.db.select().from(disbursements);
    await settle(lender, row!.id, 0, 0);
    await lender.pass(5 * minute);
    expect(await stepOf(lender, loan.token)).toBe(2);
    expect(network.made(payOutPath)).toBe(1);
    await expectAgreement(lender, 988_400);
  });

  it('a payout with a lost result is found by a status request', async () => {
    const { lender } = await start();
    const loan = await drawn(lender);
    await settle(lender, loan.payout, 0, 0);
    expect(await stepOf(lender, loan.token)).toBe(7);
    await lender.pass(5 * minute);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectAgreement(lender, 988_400);
  });

  it('a payout to an unreachable provider is repeated for an hour, and can then be collected again', async () => {
    const { lender, network } = await start();
    for (let attempt = 0; attempt < 3; attempt += 1) network.fail(payOutPath, 'unreached');
    const loan = await collect(lender);
    await lender.pass(5 * minute);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    expect(network.made(payOutPath)).toBe(4);
    await expectAgreement(lender, 988_400);
  });

  it('a payout that was possibly accepted never fails because of a missing answer', async () => {
    const { lender, network } = await start();
    network.fail(payOutPath, 'lostAfter');
    for (let attempt = 0; attempt < 900; attempt += 1)
      for (const path of [payOutPath, statusPath]) network.fail(path, 'unreached');
    const loan = await collect(lender);
    await lender.pass(2 * hour);
    expect(await stepOf(lender, loan.token)).toBe(7);
    network.mend();
    await lender.pass(hour);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    expect(await test.db.select().from(simulatedPayments)).toHaveLength(1);
    await expectAgreement(lender, 988_400);
  });

  it('a payout to a provider that stays unreachable fails after the hour', async () => {
    const { lender, network } = await start();
    for (let attempt = 0; attempt < 500; attempt += 1) network.fail(payOutPath, 'unreached');
    const loan = await collect(lender);
    await lender.pass(59 * minute);
    expect(await stepOf(lender, loan.token)).toBe(7);
    await lender.pass(2 * minute);
    expect(await stepOf(lender, loan.token)).toBe(18);
    await expectAgreement(lender, 0);
  });

  it('a payout that the provider refuses can be collected again at once', async () => {
    const { lender, network } = await start();
    network.fail(payOutPath, 'refused');
    const loan = await collect(lender);
    expect(await stepOf(lender, loan.token)).toBe(18);
    await agreeTo(lender, loan);
    granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
    await lender.jobs.runDue();
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectAgreement(lender, 988_400);
  });

  it('a job that was killed between the call and its record requests the status before it sends again', async () => {
    const { lender, network } = await start();
    const loan = await drawn(lender);
    // As the database was when the process died: the call made, the acceptance not written down, the job not
    // done.
    await test.db.update(disbursements).set({ state: 'requested', conversationId: null });
    await test.db.update(jobs).set({ doneAt: null }).where(eq(jobs.kind, 'payout'));
    await lender.jobs.runDue();
    expect(network.made(payOutPath)).toBe(1);
    await lender.pass(minute);
    expect(await test.db.select().from(simulatedPayments)).toHaveLength(1);
    await settle(lender, loan.payout, 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectAgreement(lender, 988_400);
  });

  it('a repeated job has one effect', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    await test.db.update(jobs).set({ doneAt: null });
    await lender.jobs.runDue();
    await lender.pass(minute);
    expect(network.made(payOutPath)).toBe(1);
    const events = await test.db.select().from(orderEvents).where(eq(orderEvents.orderNo, loan.orderNo));
    expect(events.filter(({ event }) => event === 'disbursed')).toHaveLength(1);
    await expectAgreement(lender, 988_400);
  });

  it('a payout with a delayed result is checked at growing intervals, however often the provider reports the delay', async () => {
    const { lender, network } = await start();
    const loan = await drawn(lender);
    for (let told = 0; told < 20; told += 1)
      await callBack(lender, 'payout-timeout', loan.payout, { Result: { ConversationID: `AG_${told}` } });
    await lender.pass(2 * hour);
    expect(network.made(statusPath)).toBeLessThan(10);
    await settle(lender, loan.payout, 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
  });

  it('the nightly job makes up for missed days', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    // The process was down for 40 days: no job ran, and the clock is simply later.
    await lender.sandbox.clock.moveTo(lender.now() + 40 * 24 * hour);
    await lender.jobs.runDue();
    await lender.jobs.runDue();
    const detail = await detailOf(lender, { ...loan, token: await loggedIn(lender) });
    expect(detail.interestOwedCents).toBe(32_900);
    expect(detail.lines.filter((line) => line.kind === 'interest')).toHaveLength(40);
    const found = await inTransaction(test.db, reconcile);
    expect(found.balances.interestIncome).toBe(-32_100);
    expect(found.differing).toEqual([]);
  });
});
