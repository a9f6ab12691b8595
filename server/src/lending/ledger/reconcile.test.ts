import { addDays, type Day } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, hour, startOfDay } from '../../../test/times.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { extensions, orders, refunds, repayments } from '../../storage/schema/index.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { accrueAll } from './accrue-all.ts';
import { allBalances } from './balances.ts';
import { bookReceipt, receiptKey } from './book-receipt.ts';
import { post, type Journal } from './post.ts';
import { reconcile } from './reconcile.ts';
import { waive } from './waive.ts';

const test = useDatabase();
const disbursedOn = dayOf(begin);
const [running, overpaid] = [loanNo(1), loanNo(2)];
const dayAfter = (days: number) => addDays(disbursedOn, days);
let dueOn: Day;
const rollover = { days: 30, feeCents: 9_800, taxCents: 1_800 };

const accrued = (today: Day) =>
  accrueAll(test.db, { today, through: addDays(today, -1), at: startOfDay(today) });

const book = (orderNo: string, on: Day, cents: number, extension?: typeof rollover) =>
  inTransaction(test.db, async (tx) => {
    const key = receiptKey(`S${orderNo}`);
    const payment = { receipt: `S${orderNo}`, amountCents: cents, paidAt: startOfDay(on) };
    const order = (await lockOrderNo(tx, orderNo))!;
    const at = startOfDay(on) + hour;
    return (await bookReceipt(tx, order, payment, { key, rollover: extension }, at, kenyaMarket))!;
  });

/** One loan with an extension, a waiver and late charges still owed; another one overpaid by 2,000. */
beforeEach(async () => {
  await addRunningLoans(test.db, { count: 2, disbursedOn });
  await book(overpaid, disbursedOn, 1_200_000);
  await accrued(dayAfter(80));
  // 80 days of 30% a year on 10,000 are 657.53.
  const payNowCents = 65_800 + rollover.feeCents + rollover.taxCents;
  await test.db.insert(extensions).values({
    payOrderId: 'E1',
    orderNo: running,
    state: 'extended',
    day: dayAfter(80),
    ...rollover,
    payNowCents,
    newDueCents: 0,
    newDueOn: dayAfter(121),
    createdAt: begin,
    expiresAt: begin,
    journalKey: receiptKey(`S${running}`),
  });
  ({ dueOn } = await book(running, dayAfter(80), payNowCents, rollover));
  await test.db.update(orders).set({ dueOn }).where(eq(orders.orderNo, running));
  await accrued(addDays(dueOn, 8));
  await inTransaction(test.db, async (tx) => {
    const order = (await lockOrderNo(tx, running))!;
    await waive(tx, order, 30_000, startOfDay(addDays(dueOn, 8)) + hour, kenyaMarket);
  });
});

class Undo extends Error {}

/** The orders that differ after a change, which is then undone. */
async function differingAfter(change: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  let differing: string[] = [];
  await inTransaction(test.db, async (tx) => {
    await change(tx);
    ({ differing } = await reconcile(tx));
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return differing;
}

const moved = (orderNo: string, sides: Journal['sides']) => (tx: Transaction) =>
  post(tx, { key: 'moved', kind: 'reallocation', orderNo, day: disbursedOn, at: begin, sides });

it('a loan with an extension, a waiver and late charges equals its facts, and an overpaid one', async () => {
  const { ledgerSum, balances, differing } = await inTransaction(test.db, reconcile);
  expect([ledgerSum, differing]).toEqual([0, []]);
  expect(balances).toMatchObject({ principalReceivable: 1_000_000, borrowerOverpayment: -200_000 });
  for (const account of ['interestReceivable', 'penaltyReceivable'] as const)
    expect(balances[account]).toBeGreaterThan(0);
});

it('the balances of the ledger are the same by whatever number of entries they are read', async () => {
  await inTransaction(test.db, async (tx) => {
    const all = await allBalances(tx);
    for (const most of [1, 7]) expect(await allBalances(tx, most)).toEqual(all);
  });
});

it.each<[string, Journal['sides']]>([
  ['principal', { principalReceivable: 1, suspense: -1 }],
  ['interest', { interestReceivable: 1, suspense: -1 }],
  ['late charge', { penaltyReceivable: 1, suspense: -1 }],
  ['income from interest', { interestIncome: 1, suspense: -1 }],
  ['income from late charges', { penaltyIncome: -1, suspense: 1 }],
  ['what is written off', { writtenOff: 1, suspense: -1 }],
  ['loss', { lossExpense: 1, suspense: -1 }],
  ['what is recovered', { recovered: 1, suspense: -1 }],
])('a loan differs with one cent of %s too much or too little', async (_, sides) => {
  const opposite = Object.fromEntries(Object.entries(sides).map(([account, cents]) => [account, -cents]));
  for (const orderNo of [running, overpaid]) {
    expect(await differingAfter(moved(orderNo, sides))).toEqual([orderNo]);
    expect(await differingAfter(moved(orderNo, opposite))).toEqual([orderNo]);
  }
});

it('a loan differs with another due date, or a last charged day before its last payment', async () => {
  const changed = (values: Partial<typeof orders.$inferInsert>) => (tx: Transaction) =>
    tx.update(orders).set(values).where(eq(orders.orderNo, running));
  expect(await differingAfter(changed({ dueOn: addDays(dueOn, -1) }))).toEqual([running]);
  expect(await differingAfter(changed({ chargedThrough: addDays(dueOn, 7) }))).toEqual([running]);
  // A loan without its disbursement is none.
  expect(await differingAfter(changed({ disbursedOn: null, dueOn: null }))).toEqual([]);
});

it('an overpayment may have been returned in part or whole, and is never negative or more than was paid', async () => {
  const left = (cents: number) =>
    differingAfter(moved(overpaid, { borrowerOverpayment: 200_000 - cents, suspense: cents - 200_000 }));
  expect([await left(0), await left(1), await left(200_000)]).toEqual([[], [], []]);
  expect(await left(-1)).toEqual([overpaid]);
  expect(await left(200_001)).toEqual([overpaid]);
});

it('the three books stand side by side, the provider only where the server can read its book', async () => {
  await test.db.insert(repayments).values([
    {
      payOrderId: 'P1',
      orderNo: running,
      state: 'paid',
      amountCents: 700,
      mobile: '',
      createdAt: begin,
      expiresAt: begin,
    },
    {
      payOrderId: 'P2',
      orderNo: running,
      state: 'failed',
      amountCents: 90,
      mobile: '',
      createdAt: begin,
      expiresAt: begin,
    },
  ]);
  const refund = { orderNo: overpaid, createdAt: begin } as const;
  await test.db.insert(refunds).values([
    { ...refund, id: 'R1', state: 'paid', amountCents: 50 },
    { ...refund, id: 'R2', state: 'failed', amountCents: 3 },
  ]);
  const ledger = 1_200_000 + 65_800 + 11_600;
  const alone = await inTransaction(test.db, reconcile);
  expect(alone.received).toEqual({ ledger, provider: null, borrowers: 700 });
  expect(alone.sent).toEqual({ ledger: 1_976_800, provider: null, borrowers: 1_976_850 });
  const beside = await inTransaction(test.db, (tx) => reconcile(tx, { received: 5, sent: 6 }));
  expect(beside.received).toEqual({ ledger, provider: 5, borrowers: 700 });
  expect(beside.sent).toEqual({ ledger: 1_976_800, provider: 6, borrowers: 1_976_850 });
});
