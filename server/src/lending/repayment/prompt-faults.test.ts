import { errorCodes } from '@kopa/contract';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { expect, it } from 'vitest';
import { mobile } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { faultyNetwork } from '../../../test/faulty-network.ts';
import {
  detailOf,
  disbursed,
  heldReference,
  prompt,
  settle,
  startMoneyLender,
  stepOf,
  expectAgreement,
} from '../../../test/loan.ts';
import { callBack } from '../../../test/provider.ts';
import { granted } from '../../../test/test-lender.ts';
import { day, hour, minute } from '../../../test/times.ts';
import { repayments } from '../../storage/schema/index.ts';

const promptQueryPath = '/mpesa/stkpushquery/v1/query';
const promptPath = '/mpesa/stkpush/v1/processrequest';

onBothEngines('a prompt on a bad connection', (test) => {
  const start = async () => {
    const network = faultyNetwork();
    const lender = await startMoneyLender(test.db, { fetchPayments: network.fetchPayments });
    return { lender, network };
  };

  it('a prompt without an answer stays open, is not repeated, and is found by its callback', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    network.fail(promptPath, 'lostAfter');
    await prompt(lender, loan, 1_000);
    await prompt(lender, loan, 1_000);
    expect(network.made(promptPath)).toBe(1);
    expect((await test.db.select().from(repayments))[0]).toMatchObject({
      state: 'open',
      promptHash: null,
    });
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 2);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('paid');
    await expectAgreement(lender, 988_400, 100_000);
  });

  it('a prompt that did not reach the provider is reported at once, and the next prompt is possible', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    network.fail(promptPath, 'unreached');
    const request = { orderNo: loan.orderNo, amountCents: 100_000, mobile };
    const refused = await lender.call(mpesaRepayLink, request, { token: loan.token });
    expect(refused.code).toBe(errorCodes.paymentUnavailable);
    network.fail(promptPath, 'unreached');
    const keyed = { token: loan.token, key: 'pay' };
    expect((await lender.call(mpesaRepayLink, request, keyed)).code).toBe(errorCodes.paymentUnavailable);
    // The command was not executed, so its repetition executes it.
    const again = granted(await lender.call(mpesaRepayLink, request, keyed));
    expect(again.payment.status).toBe('pending');
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
    expect(await stepOf(lender, loan.token)).toBe(2);
    await prompt(lender, loan, 2_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
    await expectAgreement(lender, 988_400, 300_000);
  });

  it('a prompt with an unknown outcome is abandoned after a while', async () => {
    const { lender, network } = await start();
    const loan = await disbursed(lender);
    for (let attempt = 0; attempt < 500; attempt += 1) network.fail(promptQueryPath, 'refused');
    await prompt(lender, loan, 1_000);
    await lender.pass(10 * minute);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('unknown');
    await lender.pass(10 * minute);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('failed');
    await prompt(lender, loan, 2_000);
    await lender.pass(2 * day);
    expect(network.made(promptQueryPath)).toBeLessThan(150);
  });

  it.each(['refused', 'lostBefore'] as const)(
    'the money of a prompt with a lost callback is found when the provider answers again (%s)',
    async (fault) => {
      const { lender, network } = await start();
      const loan = await disbursed(lender);
      for (let attempt = 0; attempt < 40; attempt += 1) network.fail(promptQueryPath, fault);
      await prompt(lender, loan, 1_000);
      await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0, 0);
      await lender.pass(day);
      expect((await detailOf(lender, loan)).payments[0]?.status).toBe('paid');
      expect(await stepOf(lender, loan.token)).toBe(2);
      await expectAgreement(lender, 988_400, 100_000);
    },
  );

  it('late money of an abandoned prompt with a lost callback is found', async () => {
    const { lender } = await start();
    const loan = await disbursed(lender);
    await prompt(lender, loan, 1_000);
    const reference = await heldReference(lender, loan.orderNo, 'repayment');
    await lender.pass(3 * minute);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('failed');
    await settle(lender, reference, 0, 0);
    await lender.pass(hour);
    expect((await detailOf(lender, loan)).payments[0]?.status).toBe('paid');
    await expectAgreement(lender, 988_400, 100_000);
  });

  it('a failure after a success changes nothing', async () => {
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
});
