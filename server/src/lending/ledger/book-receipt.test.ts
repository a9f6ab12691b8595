import { addDays } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { kenyaMarket } from '@kopa/contract/market';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, hour, startOfDay } from '../../../test/times.ts';
import { inSnapshot, inTransaction } from '../../storage/in-transaction.ts';
import { jobs, journals } from '../../storage/schema/index.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { isRunning } from './accrual.ts';
import { bookReceipt, bookToSuspense, receiptKey } from './book-receipt.ts';
import { loanStatement } from './explained-statement.ts';
import { post } from './post.ts';
import { reconcile } from './reconcile.ts';

const test = useDatabase();
const disbursedOn = dayOf(begin);
const loan = loanNo(1);

const book = (receipt: string, shillings: number, on = disbursedOn) =>
  inTransaction(test.db, async (tx) => {
    const payment = { receipt, amountCents: shillings * 100, paidAt: startOfDay(on) };
    const order = (await lockOrderNo(tx, loan))!;
    const at = startOfDay(on) + hour;
    return bookReceipt(tx, order, payment, { key: receiptKey(receipt) }, at, kenyaMarket);
  });
const queued = () => test.db.select().from(jobs).where(eq(jobs.kind, 'overpaid'));

it('only a payment after which too much was paid queues work on the overpayment', async () => {
  await addRunningLoans(test.db, { count: 1, disbursedOn });
  await book('S1', 9_000);
  await book('S2', 1_000);
  expect(await queued()).toEqual([]);
  await book('S3', 500);
  expect(await queued()).toMatchObject([
    { key: receiptKey('S3'), payload: { orderNo: loan }, runAt: startOfDay(disbursedOn) + hour },
  ]);
});

it('money for no known order is in suspense on the day of its payment, once', async () => {
  const payment = { receipt: 'SLOST00001', amountCents: 70_000, paidAt: begin };
  const told = () =>
    inTransaction(test.db, (tx) =>
      bookToSuspense(tx, payment, startOfDay(addDays(disbursedOn, 3)), kenyaMarket),
    );
  expect([await told(), await told()]).toEqual([true, false]);
  expect(await test.db.select().from(journals)).toMatchObject([
    { key: receiptKey('SLOST00001'), kind: 'receipt', orderNo: null, day: disbursedOn },
  ]);
  const { ledgerSum, balances } = await inTransaction(test.db, reconcile);
  expect([ledgerSum, balances.paybillFloat, balances.suspense]).toEqual([0, 70_000, -70_000]);
});

it('the statement has a refund with its receipt, and not a payout to nobody', async () => {
  await addRunningLoans(test.db, { count: 1, disbursedOn });
  await book('S1', 12_000);
  const fact = { orderNo: loan, day: disbursedOn, at: begin };
  const sides = { borrowerOverpayment: 200_000, payoutFloat: -200_000 };
  await inTransaction(test.db, async (tx) => {
    await post(tx, { ...fact, key: 'refund:SREFUND001', kind: 'refund', sides });
    await post(tx, { ...fact, key: 'payout:1', kind: 'payout', sides: { payoutFloat: -1, suspense: 1 } });
  });
  const { lines } = await inSnapshot(test.db, (tx) =>
    loanStatement(tx, 'run1', loan, begin + hour, kenyaMarket),
  );
  expect(lines.map(({ kind, cents, receipt }) => [kind, cents, receipt])).toEqual([
    ['disbursement', 1_000_000, null],
    ['payment', -1_200_000, 'S1'],
    ['refund', 200_000, 'SREFUND001'],
  ]);
  expect(lines.at(-1)!.reason).toEqual({ rule: 'returned' });
});

it.each([
  ['a loan that is repaid', orderSteps.repaying, disbursedOn, true],
  ['an overdue loan', orderSteps.overdued, disbursedOn, true],
  ['a loan whose last payment failed', orderSteps.payFail, disbursedOn, true],
  ['a finished loan', orderSteps.finish, disbursedOn, false],
  ['an order without its money', orderSteps.repaying, null, false],
])('money can be booked on a loan that runs: %s', (_, step, on, runs) => {
  expect(isRunning({ step, disbursedOn: on })).toBe(runs);
});
