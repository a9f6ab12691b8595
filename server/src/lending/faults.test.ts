import { confirmProductInfo, getMoney, latestOrder } from '@kopa/contract/calls/loan';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { errorCodes } from '@kopa/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn, mobile } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import {
  agreed,
  agreeTo,
  detailOf,
  disbursed,
  drawn,
  heldReference,
  prompt,
  settle,
  startMoneyLender,
} from '../../test/loan.ts';
import { granted, type TestLender } from '../../test/test-lender.ts';
import { callbackSecret } from '../ports/payments/daraja-callbacks.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import {
  disbursements,
  jobs,
  orderEvents,
  providerInbox,
  repayments,
  simulatedPayments,
} from '../storage/schema/index.ts';
import { reconcile } from './ledger/reconcile.ts';

const minute = 60_000;
const hour = 60 * minute;
const payOutPath = '/mpesa/b2c/v3/paymentrequest';
const promptPath = '/mpesa/stkpush/v1/processrequest';

/** What goes wrong with the next call to a path: before it is made, or after the provider has taken it. */
type Fault = 'refused' | 'lostBefore' | 'lostAfter' | 'unreached';

/** A network on which calls fail as they are told to, each fault once. */
function faultyNetwork() {
  const faults: { path: string; fault: Fault }[] = [];
  const calls: string[] = [];
  const network: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/sandbox/daraja', '');
    calls.push(path);
    const index = faults.findIndex((planned) => planned.path === path);
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]!.fault;
    if (fault === 'lostBefore') throw new Error('the line was cut');
    if (fault === 'unreached') throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    if (fault === 'refused')
      return Response.json({ requestId: '1', errorCode: '400.002.02', errorMessage: 'Bad Request' });
    const response = await fetch(input, init);
    if (fault === 'lostAfter') throw new Error('the line was cut');
    return response;
  };
  return {
    fetchPayments: network,
    fail: (path: string, fault: Fault) => faults.push({ path, fault }),
    made: (path: string) => calls.filter((call) => call === path).length,
  };
}

const stepOf = async (lender: TestLender, token: string) =>
  granted(await lender.call(latestOrder, {}, { token })).order?.step;

/** The ledger, the provider's book and the borrowers' book agree. */
async function expectAgreement(lender: TestLender, sent: number, received = 0): Promise<void> {
  const found = await inTransaction(lender.lender.db, reconcile);
  expect(found.ledgerSum).toBe(0);
  expect(found.differing).toEqual([]);
  expect(found.sent).toEqual({ ledger: sent, provider: sent, borrowers: sent });
  expect(found.received).toEqual({ ledger: received, provider: received, borrowers: received });
}

/** Collects an agreed loan, and lets the provider be called. */
const collect = async (lender: TestLender) => {
  const loan = await agreed(lender);
  granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
  await lender.jobs.runDue();
  return loan;
};

onBothEngines('when the line to the provider fails', (test) => {
  const start = async () => {
    const network = faultyNetwork();
    const lender = await startMoneyLender(test.db, { fetchPayments: network.fetchPayments });
    return { lender, network };
  };

  it('a payout that was cut off before the provider got it is sent again under the same id', async () => {
    const { lender, network } = await start();
    network.fail(payOutPath, 'lostBefore');
    const loan = await collect(lender);
    const [before] = await test.db.select().from(disbursements);
    expect(before).toMatchObject({ state: 'requested' });
    // Asked about first; the provider says that it never had it.
    await lender.pass(30_000);
    const payout = await heldReference(lender, loan.orderNo, 'disbursement');
    expect(payout).toBe(before!.id);
    await settle(lender, payout, 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectAgreement(lender, 988_400);
  });

  it('a payout that was taken without an answer is never paid twice', async () => {
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

  it('a payout that was taken, paid and never told is found by asking', async () => {
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

  it('a payout whose result is lost is found by asking', async () => {
    const { lender } = await start();
    const loan = await drawn(lender);
    await settle(lender, loan.payout, 0, 0);
    expect(await stepOf(lender, loan.token)).toBe(7);
    await lender.pass(5 * minute);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectAgreement(lender, 988_400);
  });

  it('a provider out of reach is tried until the hour is over, then the money can be collected again', async () => {
    const { lender, network } = await start();
    for (let attempt = 0; attempt < 3; attempt += 1) network.fail(payOutPath, 'unreached');
    const loan = await collect(lender);
    await lender.pass(5 * minute);
    await settle(lender, await heldReference(lender, loan.orderNo, 'disbursement'), 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    expect(network.made(payOutPath)).toBe(4);
    await expectAgreement(lender, 988_400);
  });

  it('a payout that stays out of reach fails after the hour', async () => {
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

  it('a job that was killed between the call and its record asks before it sends', async () => {
    const { lender, network } = await start();
    const loan = await drawn(lender);
    // As the database was when the process died: the call made, the acceptance not written down, the job not done.
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

  it('a job that is done twice has one effect', async () => {
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

  it('a prompt without an answer stays open, is not repeated, and its callback finds it', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    network.fail(promptPath, 'lostAfter');
    await prompt(lender, loan, 1_000);
    await prompt(lender, loan, 1_000);
    expect(network.made(promptPath)).toBe(1);
    expect((await test.db.select().from(repayments))[0]).toMatchObject({
      state: 'open',
      checkoutRequestId: null,
    });
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 2);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('paid');
    await expectAgreement(lender, 988_400, 100_000);
  });

  it('a prompt that never reached the provider is told at once, and the next one is free', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    network.fail(promptPath, 'unreached');
    const request = { orderNo: loan.orderNo, amountCents: 100_000, mobile };
    const refused = await lender.call(mpesaRepayLink, request, { token: loan.token });
    expect(refused.code).toBe(errorCodes.paymentUnavailable);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await prompt(lender, loan, 2_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
    await expectAgreement(lender, 988_400, 200_000);
  });

  it('a failure that is told after the success changes nothing', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await settle(lender, reference, 0);
    const [payment] = await test.db.select().from(repayments);
    const failure = { Body: { stkCallback: { CheckoutRequestID: reference, ResultCode: 1037 } } };
    await callBack(lender, 'prompt', payment!.payOrderId, failure);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('paid');
    expect(await stepOf(lender, loan.token)).toBe(2);
    await expectAgreement(lender, 988_400, 100_000);
  });

  it('the night catches up on days that it slept through', async () => {
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

/** Posts what the provider would. */
async function callBack(lender: TestLender, kind: string, id: string, body: unknown, secret?: string) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const path = `/callbacks/${secret ?? callbackSecret(lender.lender.pepper)}/${kind}/${id}`;
  return lender.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json' },
  });
}

const stkSuccess = (reference: string, shillings: number, receipt: string) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: '1',
      CheckoutRequestID: reference,
      ResultCode: 0,
      ResultDesc: 'ok',
      CallbackMetadata: {
        Item: [
          { Name: 'Amount', Value: shillings },
          { Name: 'MpesaReceiptNumber', Value: receipt },
          { Name: 'Balance' },
          { Name: 'TransactionDate', Value: 20_260_115_120_000 },
        ],
      },
    },
  },
});

onBothEngines('a callback', (test) => {
  const start = () => startMoneyLender(test.db);
  const suspense = async () => (await inTransaction(test.db, reconcile)).balances.suspense;
  const inbox = () => test.db.select().from(providerInbox).orderBy(desc(providerInbox.id));

  it('for nothing we know is kept, and its money is in suspense, once', async () => {
    const lender = await start();
    for (let copy = 0; copy < 3; copy += 1)
      await callBack(lender, 'prompt', 'nobody', stkSuccess('ws_CO_unknown', 700, 'SKJ7RT61SV'));
    expect(await suspense()).toBe(-70_000);
    expect(await inbox()).toHaveLength(1);
  });

  it('in another amount than was asked for is in suspense, and the repayment is not paid', async () => {
    const lender = await start();
    const loan = await disbursed(lender);
    const { payOrderId } = await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await callBack(lender, 'prompt', payOrderId, stkSuccess(reference, 9_999, 'SKJ7RT61SV'));
    expect(await suspense()).toBe(-999_900);
    const detail = await detailOf(lender, loan);
    expect(detail).toMatchObject({ paidCents: 0 });
    expect(detail.payments[0]?.status).toBe('failed');
  });

  it('with a receipt that is booked already brings no money', async () => {
    const lender = await start();
    const loan = await disbursed(lender);
    const first = await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await callBack(lender, 'prompt', first.payOrderId, stkSuccess(reference, 1_000, 'SKJ7RT61SV'));
    const second = await prompt(lender, loan, 1_000);
    const rows = await test.db.select().from(repayments).where(eq(repayments.payOrderId, second.payOrderId));
    const other = rows[0]!.checkoutRequestId!;
    const told = stkSuccess(other, 1_000, 'SKJ7RT61SV');
    expect((await callBack(lender, 'prompt', second.payOrderId, told)).statusCode).toBe(200);
    expect(await inbox()).toHaveLength(3);
    expect((await detailOf(lender, loan)).paidCents).toBe(100_000);
  });

  it('for a payout that we never asked for is in suspense', async () => {
    const lender = await start();
    const result = {
      Result: {
        ResultType: 0,
        ResultCode: 0,
        ResultDesc: 'ok',
        OriginatorConversationID: 'nobody',
        ConversationID: 'AG_1',
        TransactionID: 'SAB1234567',
        ResultParameters: { ResultParameter: [{ Key: 'TransactionAmount', Value: 500 }] },
      },
    };
    await callBack(lender, 'payout', 'nobody', result);
    await callBack(lender, 'payout', 'nobody', result);
    expect(await suspense()).toBe(50_000);
  });

  it('that nobody understands is kept and moves nothing', async () => {
    const lender = await start();
    const loan = await disbursed(lender);
    const { payOrderId } = await prompt(lender, loan, 1_000);
    for (const body of ['no JSON', '[]', '{}', '{"Body":{"stkCallback":{"CheckoutRequestID":1}}}', 'null'])
      expect((await callBack(lender, 'prompt', payOrderId, body)).statusCode).toBe(200);
    expect(await inbox()).toHaveLength(6);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('pending');
  });

  it('that brings nothing, or cannot be stored as it is, is kept as well', async () => {
    const lender = await start();
    for (const body of [
      JSON.stringify(stkSuccess('ws_CO_1', 0, 'SKJ7RT61SV')),
      '{"a":"\\u0000"}',
      'a\0b',
      '',
    ])
      expect((await callBack(lender, 'prompt', 'nobody', body)).statusCode).toBe(200);
    expect(await inbox()).toHaveLength(4);
    expect(await suspense()).toBe(0);
  });

  it('is not accepted when it could not be taken in, and is taken in when it comes again', async () => {
    const lender = await start();
    const told = stkSuccess('ws_CO_1', 700, 'SKJ7RT61SV');
    await test.db.execute(sql`alter table entries rename to entries_away`);
    expect((await callBack(lender, 'prompt', 'nobody', told)).statusCode).toBe(500);
    expect(await inbox()).toEqual([]);
    await test.db.execute(sql`alter table entries_away rename to entries`);
    expect((await callBack(lender, 'prompt', 'nobody', told)).statusCode).toBe(200);
    expect(await suspense()).toBe(-70_000);
  });

  it('under a wrong secret does not exist', async () => {
    const lender = await start();
    const answer = await callBack(
      lender,
      'prompt',
      'x',
      stkSuccess('ws_CO_1', 700, 'SKJ7RT61SV'),
      'a'.repeat(40),
    );
    expect(answer.json()).toMatchObject({ code: errorCodes.unknownCall });
    expect(await inbox()).toEqual([]);
  });

  it('leaves nothing personal and no secret in the log', async () => {
    const lender = await start();
    const loan = await disbursed(lender);
    granted(await lender.call(confirmProductInfo, { orderNo: loan.orderNo }, { token: loan.token }));
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 2);
    expect(lender.log()).toContain('callback taken');
    expect(lender.log()).not.toContain(mobile);
    expect(lender.log()).not.toContain(callbackSecret(lender.lender.pepper));
  });
});
