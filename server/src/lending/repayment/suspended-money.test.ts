import { kenyaMarket } from '@kopa/contract/market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, hour } from '../../../test/times.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { journals, reversals } from '../../storage/schema/index.ts';
import { bookToSuspense } from '../ledger/book-receipt.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { claimSuspended } from './claim-suspended.ts';
import { recordReversal, reverseReceipt } from './reverse.ts';

const test = useDatabase();
const at = begin + hour;
const [first, second] = ['SFIRST0001', 'SSECOND001'];

/** KSh 700 and KSh 300 in suspense, and a running loan. */
beforeEach(async () => {
  await addRunningLoans(test.db, { count: 1, disbursedOn: dayOf(begin) });
  await inTransaction(test.db, async (tx) => {
    await bookToSuspense(tx, { receipt: first, amountCents: 70_000, paidAt: begin }, begin, kenyaMarket);
    await bookToSuspense(tx, { receipt: second, amountCents: 30_000, paidAt: begin }, begin, kenyaMarket);
  });
});

const asked = (receipt: string) =>
  inTransaction(test.db, (tx) => reverseReceipt(tx, { reverses: () => true }, receipt, at));
const told = (receipt: string, isPaid: boolean) => {
  const outcome = isPaid
    ? { paid: { receipt: null, amountCents: null, paidAt: null }, failure: null }
    : { paid: null, failure: 'refused' };
  return inTransaction(test.db, (tx) => recordReversal(tx, { receipt, outcome }, at, kenyaMarket));
};
const states = async () =>
  Object.fromEntries((await test.db.select().from(reversals)).map(({ receipt, state }) => [receipt, state]));
const suspense = async () => (await inTransaction(test.db, reconcile)).balances.suspense;

it('each receipt has a reversal of its own, which ends once', async () => {
  expect((await asked(first)).amountCents).toBe(70_000);
  expect(await asked(second)).toMatchObject({ receipt: second, amountCents: 30_000, state: 'requested' });
  await told(first, true);
  await told(first, true);
  await told(first, false);
  expect(await states()).toEqual({ [first]: 'done', [second]: 'requested' });
  expect(await suspense()).toBe(-30_000);
  expect(await test.db.select().from(journals).where(eq(journals.kind, 'reversal'))).toMatchObject([
    { key: `reversal:${first}`, orderNo: null },
  ]);
});

it('a refusal ends a reversal that is under way, and a report of an unknown one changes nothing', async () => {
  await asked(first);
  await asked(second);
  await test.db.update(reversals).set({ state: 'accepted' }).where(eq(reversals.receipt, second));
  for (const receipt of [first, second]) await told(receipt, false);
  expect(await states()).toEqual({ [first]: 'failed', [second]: 'failed' });
  for (const isPaid of [true, false]) await told('SUNKNOWN01', isPaid);
  expect(await suspense()).toBe(-100_000);
});

it('money is claimed for a loan only while no reversal of it is under way or done', async () => {
  const claim = () =>
    inTransaction(test.db, async (tx) => {
      const order = (await lockOrderNo(tx, loanNo(1)))!;
      await claimSuspended(tx, order, first, at, kenyaMarket);
    });
  await asked(first);
  for (const state of ['requested', 'accepted', 'done'] as const) {
    await test.db.update(reversals).set({ state }).where(eq(reversals.receipt, first));
    await expect(claim()).rejects.toMatchObject({ fields: { receipt: 'receipt.unknown' } });
  }
  await test.db.update(reversals).set({ state: 'failed' }).where(eq(reversals.receipt, first));
  await claim();
  expect(await suspense()).toBe(-30_000);
  await expect(claim()).rejects.toMatchObject({ fields: { receipt: 'receipt.unknown' } });
});
