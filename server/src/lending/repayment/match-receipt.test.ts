import { addDays } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, hour, minute, startOfDay } from '../../../test/times.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { extensions, jobs, repayments } from '../../storage/schema/index.ts';
import type { Sealed } from '../../storage/sealing-key.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { accrueAll } from '../ledger/accrue-all.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { addByHand, creditPaidIn, creditPrompt } from './match-receipt.ts';

const test = useDatabase();
const disbursedOn = dayOf(begin);
const [loan, other] = [loanNo(1), loanNo(2)];
const paidAt = startOfDay(disbursedOn) + 12 * hour;
const amountCents = 70_000;

beforeEach(() => addRunningLoans(test.db, { count: 2, disbursedOn }));

/** A prompt of KSh 700 that was made so long before the payment. */
const prompted = (
  payOrderId: string,
  beforeMs: number,
  changes: { state?: 'failed'; failure?: string } = {},
) =>
  test.db.insert(repayments).values({
    payOrderId,
    orderNo: loan,
    state: 'open',
    amountCents,
    mobile: '712345678' as Sealed,
    createdAt: paidAt - beforeMs,
    expiresAt: paidAt,
    checkoutRequestId: `ws_${payOrderId}`,
    ...changes,
  });
const paidIn = (receipt: string, cents = amountCents, at = paidAt) =>
  inTransaction(test.db, async (tx) => {
    const order = (await lockOrderNo(tx, loan))!;
    await creditPaidIn(tx, order, { receipt, amountCents: cents, paidAt: at }, at + minute, kenyaMarket);
  });
const rows = () => test.db.select().from(repayments).orderBy(asc(repayments.position));
/** The prompt or 'by hand' that has each receipt. */
const holders = async () =>
  Object.fromEntries(
    (await rows()).flatMap(({ receipt, mobile, payOrderId }) =>
      receipt === null ? [] : [[receipt, mobile === '' ? 'by hand' : payOrderId]],
    ),
  );

it.each([
  ['made five minutes after it by the clock of the server', -5 * minute, 'P1'],
  ['made later than that', -5 * minute - 1, 'by hand'],
  ['made fifteen minutes before it', 15 * minute, 'P1'],
  ['made earlier than that', 15 * minute + 1, 'by hand'],
])('money on the paybill beside an open prompt of its amount, %s', async (_, beforeMs, holder) => {
  await prompted('P1', beforeMs);
  await paidIn('SPAIDIN001');
  expect(await holders()).toEqual({ SPAIDIN001: holder });
});

it('of several prompts the money is of the oldest that waits, and never of one that failed for a reason', async () => {
  await prompted('P0', 9 * minute, { state: 'failed', failure: 'cancelled' });
  await prompted('P1', 8 * minute, { state: 'failed', failure: 'unanswered' });
  await prompted('P2', 7 * minute);
  await paidIn('SPAIDIN001');
  await paidIn('SPAIDIN002');
  await paidIn('SPAIDIN003');
  expect(await holders()).toEqual({ SPAIDIN001: 'P2', SPAIDIN002: 'P1', SPAIDIN003: 'by hand' });
  expect((await inTransaction(test.db, reconcile)).balances.paybillFloat).toBe(3 * amountCents);
});

it('of equal prompts the oldest is paid first', async () => {
  await prompted('P1', 8 * minute, { state: 'failed', failure: 'unanswered' });
  await prompted('P2', 7 * minute, { state: 'failed', failure: 'unanswered' });
  await paidIn('SPAIDIN001');
  expect(await holders()).toEqual({ SPAIDIN001: 'P1' });
});

/** The callback of the prompt P1. */
const told = (receipt: string) =>
  inTransaction(test.db, async (tx) => {
    const order = (await lockOrderNo(tx, loan))!;
    const payment = { receipt, amountCents, paidAt };
    const [prompt] = await tx.select().from(repayments).where(eq(repayments.payOrderId, 'P1'));
    await creditPrompt(tx, prompt!, order, payment, paidAt + minute, kenyaMarket);
  });

it("a prompt's own report takes its receipt back from a payment by hand", async () => {
  await prompted('P1', 20 * minute);
  await paidIn('SOWN000001');
  expect(await holders()).toEqual({ SOWN000001: 'by hand' });
  await told('SOWN000001');
  expect((await rows()).map(({ payOrderId, state, receipt }) => [payOrderId, state, receipt])).toEqual([
    ['P1', 'paid', 'SOWN000001'],
  ]);
  expect((await inTransaction(test.db, reconcile)).balances.paybillFloat).toBe(amountCents);
});

it('another receipt than the one that was assigned to a prompt is more money', async () => {
  await prompted('P1', minute);
  await paidIn('SBYHAND001');
  expect(await holders()).toEqual({ SBYHAND001: 'P1' });
  await told('SOWN000001');
  expect(await holders()).toEqual({ SBYHAND001: 'by hand', SOWN000001: 'P1' });
  expect((await rows()).map(({ state }) => state)).toEqual(['paid', 'paid']);
  const { balances, received, differing } = await inTransaction(test.db, reconcile);
  expect([balances.paybillFloat, received.borrowers, differing]).toEqual([
    2 * amountCents,
    2 * amountCents,
    [],
  ]);
});

it('a second receipt for a prompt that named its own is other money, and goes to suspense', async () => {
  await prompted('P1', minute);
  await told('SFIRST0001');
  await told('SFIRST0001');
  await told('SOTHER0001');
  expect(await holders()).toEqual({ SFIRST0001: 'P1' });
  const { balances, differing } = await inTransaction(test.db, reconcile);
  expect([balances.paybillFloat, balances.suspense, differing]).toEqual([2 * amountCents, -amountCents, []]);
});

it('a payment without a prompt is not paid before its money is booked', async () => {
  const added = await inTransaction(test.db, (tx) => addByHand(tx, loan, amountCents, paidAt));
  expect(added).toMatchObject({ state: 'failed', failure: 'notBooked', mobile: '', createdAt: paidAt });
});

it("the price of an extension on the paybill extends this loan, and no other loan's extension", async () => {
  const today = addDays(disbursedOn, 80);
  const at = startOfDay(today);
  await accrueAll(test.db, { today, through: addDays(today, -1), at });
  // The interest up to the due date is 748, that of 30 days more 247; the fee with its tax is 116.
  const price = { days: 30, feeCents: 9_800, taxCents: 1_800, payNowCents: 74_800 + 11_600 };
  const asked = { ...price, day: today, newDueOn: addDays(disbursedOn, 121), newDueCents: 1_024_700 };
  const times = { createdAt: at, expiresAt: at + hour };
  for (const orderNo of [other, loan])
    await test.db
      .insert(extensions)
      .values({ ...asked, ...times, payOrderId: `E${orderNo}`, orderNo, state: 'open' });
  await paidIn('SEXTEND001', price.payNowCents, at + hour);
  const kept = await test.db.select().from(extensions).orderBy(asc(extensions.orderNo));
  expect(kept.map(({ state, journalKey }) => [state, journalKey])).toEqual([
    ['extended', 'receipt:SEXTEND001'],
    ['open', null],
  ]);
  expect((await test.db.select().from(jobs)).map(({ payload }) => payload)).toMatchObject([
    { message: 'loanExtended', amountCents: price.payNowCents, values: { receipt: 'SEXTEND001' } },
  ]);
  const { balances, differing } = await inTransaction(test.db, reconcile);
  expect([balances.feeIncome, differing]).toEqual([3 * -9_800, []]);
});
