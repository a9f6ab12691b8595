import { errorCodes } from '@kopa/contract';
import { sandboxReverse, sandboxSettle } from '@kopa/contract/calls/sandbox';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { faultyNetwork, type Fault } from '../../../test/faulty-network.ts';
import { books, disbursed, repaid, startMoneyLender } from '../../../test/loan.ts';
import { callBack } from '../../../test/provider.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { hour } from '../../../test/times.ts';
import { orders, repayments, reversals } from '../../storage/schema/index.ts';
import { simulatedPayments } from '../../ports/payments/simulator/tables.ts';
import { payByHand } from '../../../test/paybill.ts';

const reversalPath = '/mpesa/reversal/v1/request';

const ask = (lender: TestLender, receipt: string) => lender.call(sandboxReverse, { receipt });

onBothEngines('a reversal', (test) => {
  /** KSh 700 in suspense, paid for an order that ended meanwhile. */
  const start = async () => {
    const network = faultyNetwork();
    const lender = await startMoneyLender(test.db, { fetchPayments: network.fetchPayments });
    await lender.jobs.runDue();
    const loan = await disbursed(lender);
    const reference = await payByHand(lender, loan.orderNo, 700);
    await test.db
      .update(simulatedPayments)
      .set({ orderNo: 'NOBODY' })
      .where(eq(simulatedPayments.reference, reference!));
    granted(await lender.call(sandboxSettle, { reference: reference!, resultCode: 0, copies: 1 }));
    const [paid] = await test.db
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.reference, reference!));
    expect((await books(lender)).balances.suspense).toBe(-70_000);
    return { lender, network, loan, receipt: paid!.receipt! };
  };
  const state = async () => (await test.db.select().from(reversals))[0]?.state;
  const expectReversed = async (lender: TestLender) => {
    expect(await state()).toBe('done');
    const { balances, received } = await books(lender);
    expect(balances).toMatchObject({ suspense: 0, paybillFloat: 0 });
    expect(received).toEqual({ ledger: 0, provider: 0, borrowers: 0 });
    const [kept] = await test.db
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.kind, 'paybill'));
    expect(kept!.state).toBe('reversed');
  };

  it('a reversal returns money in suspense once, for any number of requests and reports', async () => {
    const { lender, network, receipt } = await start();
    expect(granted(await ask(lender, receipt)).state).toBe('requested');
    granted(await ask(lender, receipt));
    await lender.jobs.runDue();
    await lender.pass(hour);
    await expectReversed(lender);
    const result = { Result: { ResultCode: 0, OriginatorConversationID: 'a', ConversationID: 'b' } };
    await callBack(lender, 'reversal', receipt, result);
    expect(granted(await ask(lender, receipt)).state).toBe('done');
    await lender.pass(hour);
    expect(network.made(reversalPath)).toBe(1);
    await expectReversed(lender);
  });

  it.each(['lostBefore', 'lostAfter', 'unreached'] as Fault[])(
    'a reversal without an answer is requested again, and executed once (%s)',
    async (fault) => {
      const { lender, network, receipt } = await start();
      network.fail(reversalPath, fault);
      granted(await ask(lender, receipt));
      await lender.pass(hour);
      await expectReversed(lender);
    },
  );

  it('a reversal that the provider refuses leaves the money in suspense, and may be repeated', async () => {
    const { lender, network, receipt } = await start();
    network.fail(reversalPath, 'refused');
    granted(await ask(lender, receipt));
    await lender.jobs.runDue();
    expect(await state()).toBe('failed');
    expect((await books(lender)).balances.suspense).toBe(-70_000);
    await lender.pass(60_000);
    granted(await ask(lender, receipt));
    await lender.pass(hour);
    await expectReversed(lender);
  });

  it('a reversal is refused for money of a loan, and for unknown money', async () => {
    const { lender, loan } = await start();
    await repaid(lender, loan, 1_000);
    const [payment] = await test.db.select().from(repayments);
    for (const receipt of [payment!.receipt!, 'SNOBODY000'])
      expect((await ask(lender, receipt)).code).toBe(errorCodes.invalidInput);
    expect(await test.db.select().from(reversals)).toEqual([]);
    expect(await test.db.select().from(orders)).toHaveLength(1);
    await lender.pass(60_000);
    expect((await books(lender)).ledgerSum).toBe(0);
    expect((await books(lender)).differing).toEqual([]);
  });
});
