import { getMoney } from '@kopa/contract/calls/loan';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { sandboxOutbox, sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import { expect, it } from 'vitest';
import { mobile } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { agreed, expectBalanced, startMoneyLender, stepOf } from '../../test/loan.ts';
import { begin, granted } from '../../test/test-lender.ts';
import { minute } from '../../test/times.ts';
import { disbursements, orderEvents, simulatedPayments } from '../storage/schema/index.ts';

onBothEngines('two servers on one database', (test) => {
  it('do each job once, and answer the same command once, whichever is asked', async () => {
    let now = begin;
    const options = { baseClock: { now: () => now } };
    const one = await startMoneyLender(test.db, options);
    const two = await startMoneyLender(test.db, options);
    const both = [one, two, one, two];
    const runBoth = () => Promise.all(both.map(({ jobs }) => jobs.runDue()));
    granted(await one.call(sandboxPaymentMode, { mode: 'settle' }));
    const loans = [];
    for (const number of [mobile, '722000111', '722000222']) loans.push(await agreed(one, number));

    for (const { token, orderNo } of loans)
      for (const answer of await Promise.all(
        both.map((server) => server.call(getMoney, { orderNo }, { token, key: 'collect' })),
      ))
        expect(granted(answer).order.step).toBe(7);
    await runBoth();
    now += minute;
    await runBoth();
    for (const { token } of loans) expect(await stepOf(two, token)).toBe(2);

    for (const { token, orderNo } of loans) {
      const pay = { orderNo, amountCents: 1_000_000, mobile };
      const answers = await Promise.all(both.map((server) => server.call(mpesaRepayLink, pay, { token })));
      expect(new Set(answers.map((answer) => granted(answer).payment.payOrderId)).size).toBe(1);
    }
    now += minute;
    await runBoth();
    await runBoth();
    for (const { token } of loans) expect(await stepOf(one, token)).toBe(4);
    expect(await test.db.select().from(disbursements)).toHaveLength(3);
    expect(await test.db.select().from(simulatedPayments)).toHaveLength(6);
    const moves = (await test.db.select().from(orderEvents)).map(
      ({ orderNo, event }) => `${orderNo} ${event}`,
    );
    expect(new Set(moves).size).toBe(moves.length);
    const { messages } = granted(await two.call(sandboxOutbox, { mobile }));
    expect(messages).toHaveLength(4);
    await expectBalanced(one);
  });
});
