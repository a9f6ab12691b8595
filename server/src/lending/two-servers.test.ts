import { errorCodes } from '@kopa/contract';
import { getMoney } from '@kopa/contract/calls/loan';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { sandboxOutbox, sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import { eq, gt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mobile } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import {
  agreed,
  disbursed,
  expectBalanced,
  heldReference,
  prompt,
  startMoneyLender,
  stepOf,
} from '../../test/loan.ts';
import { callBack, stkSuccess } from '../../test/provider.ts';
import { begin, granted } from '../../test/test-lender.ts';
import { day, minute } from '../../test/times.ts';
import { disbursements, jobs, journals, orderEvents, repayments } from '../storage/schema/index.ts';
import { simulatedPayments } from '../ports/payments/simulator/tables.ts';

onBothEngines('two servers on one database', (test) => {
  it('two servers execute each job once, and each command once on either server', async () => {
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

  it('two servers accept each report of the provider once, on either server', async () => {
    const one = await startMoneyLender(test.db);
    const two = await startMoneyLender(test.db);
    const loan = await disbursed(one);
    const { payOrderId } = await prompt(one, loan, 700);
    const told = stkSuccess(await heldReference(one, loan.orderNo, 'repayment'), 700, 'SKJ7RT61SV');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => callBack(index % 2 ? one : two, 'prompt', payOrderId, told)),
    );
    for (const answer of answers)
      expect(answer.json<unknown>()).toEqual({ ResultCode: 0, ResultDesc: 'Accepted' });
    const receipts = await test.db.select().from(journals).where(eq(journals.kind, 'receipt'));
    expect(receipts.map(({ key }) => key)).toEqual(['receipt:SKJ7RT61SV']);
    const said = await test.db.select().from(jobs).where(eq(jobs.key, 'repaid:SKJ7RT61SV'));
    expect(said).toHaveLength(1);
  });

  it('two servers share idempotency keys: a key with another request is refused on either server', async () => {
    const one = await startMoneyLender(test.db);
    const two = await startMoneyLender(test.db);
    const { token, orderNo } = await disbursed(one);
    const answers = await Promise.all(
      [600, 700, 600, 700, 600, 700].map((shillings, index) => {
        const request = { orderNo, amountCents: shillings * 100, mobile };
        return (index % 4 < 2 ? one : two).call(mpesaRepayLink, request, { token, key: 'pay' });
      }),
    );
    const [asked, ...more] = await test.db.select().from(repayments);
    expect(more).toEqual([]);
    for (const [index, answer] of answers.entries()) {
      if ([60_000, 70_000][index % 2] !== asked!.amountCents)
        expect(answer.code).toBe(errorCodes.idempotencyKeyReused);
      else expect(granted(answer).payment.payOrderId).toBe(asked!.payOrderId);
    }
  });

  it('two servers charge each day of each loan once, also when both start the day together', async () => {
    let now = begin;
    const options = { baseClock: { now: () => now } };
    const one = await startMoneyLender(test.db, options);
    const two = await startMoneyLender(test.db, options);
    const loans = [];
    for (const number of [mobile, '722000111', '722000222']) loans.push(await disbursed(one, number));
    for (let days = 0; days < 4; days += 1) {
      now += day;
      await Promise.all([one, two, one, two].map((server) => server.jobs.runDue()));
    }
    const charged = await test.db.select().from(journals).where(eq(journals.kind, 'interest'));
    for (const { orderNo } of loans) {
      const days = charged.filter((journal) => journal.orderNo === orderNo).map((journal) => journal.day);
      expect(days.toSorted()).toEqual(['2026-01-16', '2026-01-17', '2026-01-18']);
    }
    await expectBalanced(one);
    const failed = await test.db.select().from(jobs).where(gt(jobs.attempts, 0));
    expect(failed).toEqual([]);
  });
});
