import { addDays, type Day } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { kenyaMarket } from '@kopa/contract/market';
import { eq, ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { lineFrom } from '../../../test/recompute.ts';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, hour, startOfDay } from '../../../test/times.ts';
import { inSnapshot, inTransaction } from '../../storage/in-transaction.ts';
import { orders } from '../../storage/schema/index.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { accrueAll } from './accrue-all.ts';
import { balancesOf } from './balances.ts';
import { bookReceipt, receiptKey } from './book-receipt.ts';
import { carryOver } from './carry-over.ts';
import { loanStatement } from './explained-statement.ts';
import { overpaidCents } from './overpaid.ts';
import { reconcile } from './reconcile.ts';
import { statementLines } from './statement.ts';

const test = useDatabase();
const disbursedOn = dayOf(begin);
const [first, second, third, next] = [1, 2, 3, 4].map(loanNo) as [string, string, string, string];

/** Four loans of KSh 10,000 of one borrower, of which the last one runs. */
beforeEach(async () => {
  await addRunningLoans(test.db, { count: 4, disbursedOn });
  const finished = { step: orderSteps.finish, userId: 'run1' };
  await test.db.update(orders).set(finished).where(ne(orders.orderNo, next));
  await test.db.update(orders).set({ userId: 'run1' });
});

const overpaidBy = (orderNo: string, shillings: number) =>
  inTransaction(test.db, async (tx) => {
    const receipt = `S${orderNo}`;
    const payment = { receipt, amountCents: 1_000_000 + shillings * 100, paidAt: startOfDay(disbursedOn) };
    const at = startOfDay(disbursedOn) + hour;
    const order = (await lockOrderNo(tx, orderNo))!;
    await bookReceipt(tx, order, payment, { key: receiptKey(receipt) }, at, kenyaMarket);
  });
const carried = (at = startOfDay(disbursedOn) + 2 * hour) =>
  inTransaction(test.db, async (tx) => carryOver(tx, (await lockOrderNo(tx, next))!, at, kenyaMarket));
const statementOf = (orderNo: string, on: Day = disbursedOn) =>
  inSnapshot(test.db, (tx) => loanStatement(tx, 'run1', orderNo, startOfDay(on) + 3 * hour, kenyaMarket));
const left = () =>
  inTransaction(test.db, async (tx) => {
    const cents = [];
    for (const orderNo of [first, second, third, next]) cents.push(await overpaidCents(tx, orderNo));
    return cents;
  });
const stepNow = async () => (await test.db.select().from(orders).where(eq(orders.orderNo, next)))[0]!.step;
const expectSound = async () => {
  const { ledgerSum, differing, balances } = await inTransaction(test.db, reconcile);
  expect([ledgerSum, differing, balances.carriedOver]).toEqual([0, [], 0]);
};

it('the overpayments of earlier loans become the first payments of the next loan, the oldest first, once', async () => {
  await overpaidBy(second, 3_000);
  await overpaidBy(first, 2_000);
  await carried();
  await carried();
  expect(await left()).toEqual([0, 0, 0, 0]);
  expect(await stepNow()).toBe(orderSteps.repaying);
  const { lines, owedCents } = await statementOf(next);
  expect(lines.map(({ kind, cents, receipt }) => [kind, cents, receipt])).toEqual([
    ['disbursement', 1_000_000, null],
    ['carriedOver', -200_000, null],
    ['carriedOver', -300_000, null],
  ]);
  expect(owedCents).toBe(500_000);
  expect(lines[1]!.reason).toMatchObject({ rule: 'paid', principalCents: 200_000, overpaidCents: 0 });
  expect((await statementOf(first)).lines.at(-1)).toMatchObject({
    kind: 'carriedOver',
    cents: 200_000,
    balanceCents: 0,
    reason: { rule: 'returned' },
  });
  const summary = await inTransaction(test.db, async (tx) => [
    await statementLines(tx, next),
    await statementLines(tx, first),
  ]);
  expect(summary.map((of) => of.map(({ kind, cents }) => [kind, cents]))).toEqual([
    [
      ['principal', 1_000_000],
      ['payment', -200_000],
      ['payment', -300_000],
    ],
    [
      ['principal', 1_000_000],
      ['payment', -1_200_000],
      ['overpayment', 200_000],
    ],
  ]);
  await expectSound();
});

it('the interest after carried money is explained by what is left of the principal', async () => {
  await overpaidBy(first, 2_000);
  await overpaidBy(second, 3_000);
  await carried();
  const today = addDays(disbursedOn, 4);
  await accrueAll(test.db, { today, through: addDays(today, -1), at: startOfDay(today) });
  const { lines, terms } = await statementOf(next, addDays(disbursedOn, 3));
  const interest = lines.filter(({ kind }) => kind === 'interest');
  expect(interest.map(({ reason }) => reason)).toMatchObject(
    [1, 2, 3].map((days) => ({ baseCents: 500_000, days })),
  );
  for (const line of lines) expect([line.day, lineFrom(line, terms)]).toEqual([line.day, line.cents]);
  await expectSound();
});

it('carried money that settles the next loan finishes the loan, and more of it stays where it is', async () => {
  await overpaidBy(first, 6_000);
  await overpaidBy(second, 6_000);
  await overpaidBy(third, 1_000);
  await carried();
  expect(await left()).toEqual([0, 0, 100_000, 200_000]);
  expect(await stepNow()).toBe(orderSteps.finish);
  expect(await inTransaction(test.db, (tx) => balancesOf(tx, next))).toMatchObject({
    principalReceivable: 0,
    carriedOver: 1_200_000,
  });
  await expectSound();
});

it('what carried money corrects in days before it names no receipt', async () => {
  await overpaidBy(first, 2_000);
  const today = addDays(disbursedOn, 3);
  await accrueAll(test.db, { today, through: addDays(today, -1), at: startOfDay(today) });
  await carried();
  const { lines } = await statementOf(next, today);
  const corrections = lines.filter(({ kind }) => kind === 'correction');
  expect(corrections.map(({ receipt, reason }) => [receipt, reason])).toMatchObject([
    [null, { rule: 'corrected', charge: 'interest', because: '' }],
    [null, { rule: 'corrected', charge: 'interest', because: '' }],
  ]);
  await expectSound();
});
