import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { deskPayByHand } from '@kopa/contract/desk/calls/loans';
import { deskSuspenseMatch } from '@kopa/contract/desk/calls/suspense';
import { expect, it } from 'vitest';
import { loggedIn, mobile } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt } from '../../../test/desk.ts';
import { disbursed, repaid, startMoneyLender } from '../../../test/loan.ts';
import { inSuspense } from '../../../test/proof.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { hour, minute, startOfDay } from '../../../test/times.ts';

const nextDay = '2026-01-16';
const why = 'In the statement';

/** Goes to a time of the next day and runs the work that is due. */
const goTo = async (lender: TestLender, after: number) => {
  await lender.sandbox.clock.moveTo(startOfDay(nextDay) + after);
  await lender.jobs.runDue();
};
/** The receipts that the borrower was told of. */
const told = async (lender: TestLender) => {
  await lender.jobs.runDue();
  return granted(await lender.call(sandboxOutbox, { mobile }))
    .messages.flatMap(({ text }) => /receipt (\w+)\. Thank you/.exec(text)?.[1] ?? [])
    .toReversed();
};

onBothEngines('the hours of receipts by SMS', (test) => {
  const start = async () => {
    const lender = await startMoneyLender(test.db);
    await lender.jobs.runDue();
    return { lender, loan: await disbursed(lender) };
  };

  it('a payment at night is confirmed at once, also when it is told a quarter of an hour later', async () => {
    const { lender, loan } = await start();
    await goTo(lender, 3 * hour);
    await repaid(lender, { ...loan, token: await loggedIn(lender) }, 500);
    expect(await told(lender)).toHaveLength(1);
    await goTo(lender, 6 * hour);
    const finance = await staffAt(lender, ['finance']);
    const typed = { orderNo: loan.orderNo, cents: 50_000, paidOn: nextDay, why };
    granted(await finance.call(deskPayByHand, { ...typed, receipt: 'SKJ7SOON', paidTime: '05:45' }));
    granted(await finance.call(deskPayByHand, { ...typed, receipt: 'SKJ7LATE', paidTime: '05:44' }));
    expect((await told(lender)).slice(1)).toEqual(['SKJ7SOON']);
    await goTo(lender, 9 * hour - minute);
    expect((await told(lender)).slice(1)).toEqual(['SKJ7SOON']);
    await goTo(lender, 9 * hour);
    expect((await told(lender)).slice(1)).toEqual(['SKJ7SOON', 'SKJ7LATE']);
  });

  it('money that is matched from suspense at night is told in the morning, and by day at once', async () => {
    const { lender, loan } = await start();
    await goTo(lender, 6 * hour);
    const match = async (receipt: string) => {
      await inSuspense(lender, receipt);
      const finance = await staffAt(lender, ['finance'], `Finance ${receipt}`);
      granted(await finance.call(deskSuspenseMatch, { id: receipt, orderNo: loan.orderNo, why }));
    };
    await match('SKJ7NIGHT');
    expect(await told(lender)).toEqual([]);
    await goTo(lender, 9 * hour);
    expect(await told(lender)).toEqual(['SKJ7NIGHT']);
    await match('SKJ7MORNING');
    expect(await told(lender)).toEqual(['SKJ7NIGHT', 'SKJ7MORNING']);
  });
});
