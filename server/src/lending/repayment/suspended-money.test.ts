import { kenya } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { day, dayOf, hour, minute } from '../../../test/times.ts';
import type { Outcome } from '../../ports/payments/payment.ts';
import { PaymentOutcomeUnknown, PaymentRefused, type Payments } from '../../ports/payments/payments.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { jobs, journals, repayments, reversals } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';
import { bookToSuspense } from '../ledger/book-receipt.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { claimSuspended } from './claim-suspended.ts';
import { addByHand } from './match-receipt.ts';
import { recordReversal, reversalJobs, reverseReceipt } from './reverse.ts';

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
const paid: Outcome = { paid: { receipt: null, amountCents: null, paidAt: null }, failure: null };
const told = (receipt: string, isPaid: boolean, toldAt = at, failure = 'refused') => {
  const outcome = isPaid ? paid : { paid: null, failure };
  return inTransaction(test.db, (tx) => recordReversal(tx, { receipt, outcome }, toldAt, kenyaMarket));
};
const claim = (receipt: string, claimedAt = at, disbursedOn: string | null = dayOf(begin)) =>
  inTransaction(test.db, async (tx) => {
    const order = { ...(await lockOrderNo(tx, loanNo(1)))!, disbursedOn };
    await claimSuspended(tx, order, receipt, claimedAt, kenyaMarket);
  });
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
  await asked(first);
  for (const state of ['requested', 'accepted', 'done'] as const) {
    await test.db.update(reversals).set({ state }).where(eq(reversals.receipt, first));
    await expect(claim(first)).rejects.toMatchObject({ fields: { receipt: 'receipt.unknown' } });
  }
  await test.db.update(reversals).set({ state: 'failed' }).where(eq(reversals.receipt, first));
  await claim(first);
  expect(await suspense()).toBe(-30_000);
  await expect(claim(first)).rejects.toMatchObject({ fields: { receipt: 'receipt.unknown' } });
});

it('a claim moves one receipt as of its day of payment, and leaves all other money alone', async () => {
  const third = 'STHIRD0001';
  const toldAt = begin + 2 * day;
  await inTransaction(test.db, async (tx) => {
    await addByHand(tx, loanNo(1), 5_000, begin);
    await bookToSuspense(tx, { receipt: third, amountCents: 10_000, paidAt: begin }, toldAt, kenyaMarket);
  });
  await asked(second);
  const claimedAt = begin + 3 * day;
  await expect(claim(third, claimedAt, null)).rejects.toMatchObject({
    error: 'invalidInput',
    fields: { receipt: 'receipt.unknown' },
  });
  await claim(third, claimedAt);
  await claim(first, claimedAt);
  const byHand = { state: 'paid', receiptFrom: 'voucher', mobile: '', failure: null, settledAt: claimedAt };
  const kept = await test.db.select().from(repayments).orderBy(repayments.position);
  expect(kept).toMatchObject([
    { state: 'failed', receipt: null, amountCents: 5_000 },
    { ...byHand, receipt: third, amountCents: 10_000, createdAt: toldAt },
    { ...byHand, receipt: first, amountCents: 70_000, createdAt: begin },
  ]);
  const posted = await test.db.select().from(journals).where(eq(journals.at, claimedAt)).orderBy(journals.id);
  const out = { kind: 'reversal', orderNo: null, day: dayOf(claimedAt) };
  const booked = { orderNo: loanNo(1), day: dayOf(begin) };
  expect(posted.filter(({ kind }) => kind === 'reversal' || kind === 'receipt')).toMatchObject([
    { ...out, key: `claimed:${third}` },
    { ...booked, kind: 'receipt', key: `receipt:${kept[1]!.payOrderId}` },
    { ...out, key: `claimed:${first}` },
    { ...booked, kind: 'receipt', key: `receipt:${kept[2]!.payOrderId}` },
  ]);
  expect(await inTransaction(test.db, reconcile)).toMatchObject({
    balances: { suspense: -30_000, paybillFloat: 110_000 },
    differing: [],
    ledgerSum: 0,
  });
  // The sender of a proof is told of the proof, and not of the payment.
  expect((await test.db.select().from(jobs)).map(({ kind }) => kind)).toEqual(['reversal']);
});

it('a reversal is refused for money that is not in suspense, and that the provider cannot send back', async () => {
  for (const [receipt, reverses] of [
    ['SUNKNOWN01', true],
    [first, false],
  ] as const)
    await expect(
      inTransaction(test.db, (tx) => reverseReceipt(tx, { reverses: () => reverses }, receipt, at)),
    ).rejects.toMatchObject({ error: 'invalidInput', fields: { receipt: 'value.invalid' } });
  expect(await test.db.select().from(reversals)).toEqual([]);
});

/** The provider's answer to the request, and the jobs that a run of the work adds. */
const reverse = vi.fn<Payments['reverse']>(async () => null);
const run = async (receipt: string, runAt: number, pause = 10 * minute) => {
  reverse.mockClear();
  const before = await test.db.select().from(jobs);
  const job = reversalJobs['reversal'];
  if (!job || !('outside' in job)) throw new Error('There is no such job.');
  const lender = { db: test.db, payments: { reverse }, policy: kenya } as unknown as Lender;
  await job.outside({ receipt, pause } as never, { lender, at: runAt, markDone: async () => true });
  const after = await test.db.select().from(jobs).orderBy(jobs.id);
  return after
    .slice(before.length)
    .map(({ kind, key, runAt: due, payload }) => ({ kind, key, due, payload }));
};
const job = (receipt: string, due: number, pause: number) => ({
  kind: 'reversal',
  key: `${receipt}:${due}`,
  due,
  payload: { receipt, pause },
});
const row = async (receipt: string) =>
  (await test.db.select().from(reversals).where(eq(reversals.receipt, receipt)))[0];

it('a reversal is requested at once, soon after a lost answer, and ever later while its outcome is open', async () => {
  await asked(first);
  const other = await asked(second);
  expect(
    (await test.db.select().from(jobs).orderBy(jobs.id)).map(({ key, runAt, payload }) => [
      key,
      runAt,
      payload,
    ]),
  ).toEqual([
    [`${first}:${at}`, at, { receipt: first, pause: 10 * minute }],
    [`${second}:${at}`, at, { receipt: second, pause: 10 * minute }],
  ]);
  const soon = at + minute;
  for (const [again, error] of [
    new PaymentOutcomeUnknown('away'),
    new PaymentRefused('busy', 'later', { passing: true }),
  ].entries()) {
    reverse.mockRejectedValueOnce(error);
    const runAt = soon + again;
    expect(await run(first, runAt)).toEqual([job(first, runAt + minute / 2, 20 * minute)]);
    expect(reverse.mock.calls).toEqual([[{ receipt: first, amountCents: 70_000 }]]);
    expect(await row(first)).toMatchObject({ state: 'requested', sentAt: runAt, settledAt: null });
  }
  const later = at + hour;
  expect(await run(first, later)).toEqual([job(first, later + 10 * minute, 20 * minute)]);
  expect(await row(first)).toMatchObject({ state: 'accepted', sentAt: later, settledAt: null });
  expect(await run(first, later + day, 8 * hour)).toEqual([job(first, later + day + 8 * hour, 12 * hour)]);
  reverse.mockRejectedValueOnce(new TypeError('no'));
  await expect(run(first, later + 2 * day)).rejects.toThrow('no');
  expect(await row(first)).toMatchObject({ state: 'accepted', sentAt: later + 2 * day, settledAt: null });
  // The other one is as before.
  expect(await row(second)).toEqual(other);
});

it('an answer of the provider ends a reversal, and a reversal that has ended is not requested', async () => {
  await asked(first);
  const other = await asked(second);
  await run(first, at + minute);
  reverse.mockRejectedValueOnce(new PaymentRefused('no', 'never'));
  expect(await run(first, at + hour)).toEqual([]);
  const failed = { state: 'failed', sentAt: at + hour, settledAt: at + hour, failure: null };
  expect(await row(first)).toMatchObject(failed);
  expect(await row(second)).toEqual(other);
  for (const receipt of [first, 'SUNKNOWN01']) {
    expect(await run(receipt, at + day)).toEqual([]);
    expect(reverse).not.toHaveBeenCalled();
  }
  // A new request is a new reversal.
  const renewedAt = at + 2 * day;
  const renewed = await inTransaction(test.db, (tx) =>
    reverseReceipt(tx, { reverses: () => true }, first, renewedAt),
  );
  expect(renewed).toEqual({
    receipt: first,
    state: 'requested',
    amountCents: 70_000,
    createdAt: renewedAt,
    sentAt: null,
    settledAt: null,
    failure: null,
  });
  reverse.mockResolvedValueOnce(paid);
  expect(await run(first, renewedAt)).toEqual([]);
  reverse.mockResolvedValueOnce({ paid: null, failure: 'closed' });
  expect(await run(second, renewedAt)).toEqual([]);
  // A repeated report changes nothing, and a success counts despite a refusal.
  await told(first, true, renewedAt + hour);
  await told(second, false, renewedAt + hour, 'other');
  expect(await row(first)).toMatchObject({ state: 'done', settledAt: renewedAt, failure: null });
  expect(await row(second)).toMatchObject({ state: 'failed', settledAt: renewedAt, failure: 'closed' });
  await told(second, true, renewedAt + hour);
  expect(await row(second)).toMatchObject({ state: 'done', settledAt: renewedAt + hour, failure: null });
  const posted = await test.db
    .select()
    .from(journals)
    .where(eq(journals.kind, 'reversal'))
    .orderBy(journals.id);
  expect(posted).toMatchObject([
    { key: `reversal:${first}`, orderNo: null, day: dayOf(renewedAt), at: renewedAt },
    { key: `reversal:${second}`, orderNo: null, day: dayOf(renewedAt), at: renewedAt + hour },
  ]);
  expect(await suspense()).toBe(0);
});
