import { addDays, kenya, type Policy, type PricingTerms } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { day, dayOf, hour, minute, startOfDay } from '../../../test/times.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { extensions, orderEvents, orders, repayments } from '../../storage/schema/index.ts';
import { StepOutOfTurn } from '../call-error.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { extensionEntity, offeredEntity } from './extension-entity.ts';
import { confirmExtension, offeredExtension, openExtension } from './extension.ts';
import { findExtension, paymentOfExtension } from './find-extension.ts';
import { addByHand } from './match-receipt.ts';
import { recordPaidIn } from './paid-in.ts';
import { openRepayment } from './prompt.ts';

const test = useDatabase();
const [loan, another] = [loanNo(1), loanNo(2)];
const disbursedOn = dayOf(begin);
const dueOn = addDays(disbursedOn, 91);
const at = startOfDay(addDays(disbursedOn, 10)) + 12 * hour;
const extension = { days: 30, feePpm: 9800, most: 2 };
const policy: Policy = { ...kenya, extension };
/** The fee of KSh 98 with its tax of KSh 18 is the whole price, on whatever day. */
const free: PricingTerms = { ...kenya.pricing, interest: { basis: 'annual', annualBps: 0 } };
const price = 11_600;

const lend = (terms = free) => addRunningLoans(test.db, { count: 2, disbursedOn, terms });
const offered = (orderNo: string, on: number, under = policy) =>
  inTransaction(test.db, async (tx) =>
    offeredExtension(tx, (await lockOrderNo(tx, orderNo))!, dayOf(on), under),
  );
const confirmed = async (on: number, { orderNo = loan, under = policy } = {}) => {
  const offer = await offered(orderNo, on, under);
  return inTransaction(test.db, (tx) => confirmExtension(tx, offer, offer.payNowCents, on, under.market));
};
let receipts = 0;
const pay = (amountCents: number, paidAt: number, toldAt = paidAt) => {
  receipts += 1;
  const payment = { receipt: `SRECEIPT${receipts}`, amountCents, paidAt };
  const paidIn = { kind: 'paidIn', account: loan, payment } as const;
  return inTransaction(test.db, (tx) => recordPaidIn(tx, paidIn, toldAt, policy.market));
};
/** The loan's extensions, oldest first, and its due date. */
const told = async () => {
  const rows = await test.db
    .select()
    .from(extensions)
    .where(eq(extensions.orderNo, loan))
    .orderBy(asc(extensions.createdAt));
  const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, loan));
  return [rows.map(({ state }) => state), order!.dueOn];
};
const entity = (payOrderId: string) =>
  inTransaction(test.db, async (tx) => {
    const found = await findExtension(tx, 'run1', payOrderId, undefined);
    return extensionEntity(tx, found.order, found.extension, policy);
  });

it('a confirmation of another day, price or term replaces the one before, of this loan only', async () => {
  await lend();
  const theirs = await confirmed(at, { orderNo: another });
  const first = await confirmed(at);
  expect(await confirmed(at + hour)).toEqual(first);
  // The same price, for longer.
  const longer = await confirmed(at + hour, { under: { ...policy, extension: { ...extension, days: 60 } } });
  await pay(500_000, at + 2 * hour);
  const cheaper = await confirmed(at + 3 * hour);
  const tomorrow = await confirmed(at + day);
  const ours = await test.db
    .select()
    .from(extensions)
    .where(eq(extensions.orderNo, loan))
    .orderBy(asc(extensions.createdAt));
  expect(ours).toEqual([
    { ...first, state: 'lapsed' },
    { ...longer, state: 'lapsed' },
    { ...cheaper, state: 'lapsed' },
    tomorrow,
  ]);
  expect(ours).toMatchObject([
    { day: dayOf(at), days: 30, payNowCents: price, newDueCents: 1_000_000, newDueOn: addDays(dueOn, 30) },
    { day: dayOf(at), days: 60, payNowCents: price, newDueCents: 1_000_000, newDueOn: addDays(dueOn, 60) },
    { day: dayOf(at), days: 30, payNowCents: 5_800, newDueCents: 500_000, newDueOn: addDays(dueOn, 30) },
    { day: dayOf(at + day), state: 'open', payNowCents: 5_800, expiresAt: startOfDay(dayOf(at + 2 * day)) },
  ]);
  expect(await openExtension(test.db, loan)).toEqual(tomorrow);
  expect(await openExtension(test.db, another)).toEqual(theirs);
});

it('the price extends the loan by the term that was confirmed last, and another payment before it on the day counts', async () => {
  await lend();
  await pay(100_000, at - hour);
  await confirmed(at);
  const longer = { ...policy, extension: { ...extension, days: 60 } };
  const { payNowCents } = await confirmed(at + minute, { under: longer });
  await pay(payNowCents, at + hour);
  expect(await told()).toEqual([['lapsed', 'extended'], addDays(dueOn, 60)]);
  const events = await test.db.select().from(orderEvents).where(eq(orderEvents.orderNo, loan));
  expect(events).toMatchObject([
    { event: 'extended', at: at + hour, details: { dueOn: addDays(dueOn, 60) } },
  ]);
});

it('the price of a loan that owes less since is a payment, although the price is the same', async () => {
  await lend();
  await confirmed(at);
  await pay(500_000, at + minute);
  await pay(price, at + hour);
  expect(await told()).toEqual([['open'], dueOn]);
});

it('the price that was paid in time extends the loan, whatever was paid on later days and told before', async () => {
  await lend();
  await confirmed(at);
  await pay(100_000, at + day);
  await pay(price, at + hour, at + 2 * day);
  expect(await told()).toEqual([['extended'], addDays(dueOn, 30)]);
});

it('a later extension that was told before stays the only one', async () => {
  await lend();
  await confirmed(at);
  await confirmed(at + day);
  await pay(price, at + day + hour);
  await pay(price, at + hour, at + 2 * day);
  expect(await told()).toEqual([['lapsed', 'extended'], addDays(dueOn, 30)]);
});

it('an extension shows the interest and the penalty that it settles, before and after its payment', async () => {
  await lend(kenya.pricing);
  const late = startOfDay(addDays(dueOn, 4)) + 12 * hour;
  await pay(200_000, at);
  await pay(100_000, late - hour);
  const offer = await offered(loan, late);
  const open = await confirmed(late);
  const shown = {
    ...offeredEntity(offer, late, policy.market),
    payOrderId: open.payOrderId,
    state: 'open',
  };
  expect(shown.interest + shown.penalty).toBeGreaterThan(0);
  expect(await entity(open.payOrderId)).toEqual(shown);
  await pay(open.payNowCents, late + minute);
  await pay(100_000, late + hour);
  expect(await entity(open.payOrderId)).toEqual({ ...shown, state: 'extended', timesUsed: 1 });
});

it('only extensions count against the most, and a loan without principal has nothing to extend', async () => {
  await lend();
  await pay(100_000, at);
  const { payNowCents, times } = await offered(loan, at);
  expect(times).toEqual({ timesUsed: 0, timesMost: 2 });
  await confirmed(at);
  await pay(payNowCents, at + minute);
  expect((await offered(loan, at)).times).toEqual({ timesUsed: 1, timesMost: 2 });
  const none = { error: 'extensionUnavailable' };
  await expect(offered(loan, at, { ...policy, extension: { ...extension, most: 1 } })).rejects.toMatchObject({
    ...none,
    data: { why: 'usedUp', timesUsed: 1, timesMost: 1 },
  });
  await expect(offered(loan, at, { ...policy, extension: 'none' })).rejects.toMatchObject({
    ...none,
    data: { why: 'none', timesUsed: 1, timesMost: 1 },
  });
  await pay(900_000, at + hour);
  await expect(offered(loan, at)).rejects.toThrow(StepOutOfTurn);
  await test.db.update(orders).set({ step: orderSteps.repaying }).where(eq(orders.orderNo, loan));
  await expect(offered(loan, at)).rejects.toMatchObject({ ...none, data: { why: 'onlyCharges' } });
});

it('an extension is found by its borrower, for its own order or without one', async () => {
  await lend();
  const { payOrderId } = await confirmed(at);
  for (const orderNo of [undefined, '', loan])
    expect((await findExtension(test.db, 'run1', payOrderId, orderNo)).extension.payOrderId).toBe(payOrderId);
  for (const [userId, id, orderNo] of [
    ['run1', payOrderId, another],
    ['run2', payOrderId, undefined],
    ['run1', 'nobody', undefined],
  ] as const)
    await expect(findExtension(test.db, userId, id, orderNo)).rejects.toMatchObject({
      error: 'orderNotFound',
    });
});

it('the payment of an extension is the last one of its amount since its confirmation', async () => {
  await lend();
  const confirmedNow = await confirmed(at);
  const payment = () => paymentOfExtension(test.db, confirmedNow);
  const added = (orderNo: string, cents: number, paidAt: number) =>
    inTransaction(test.db, (tx) => addByHand(tx, orderNo, cents, paidAt));
  await added(loan, price, at - 1);
  await added(another, price, at);
  await added(loan, price + 100, at);
  expect(await payment()).toBeUndefined();
  const first = await added(loan, price, at);
  expect(await payment()).toEqual(first);
  const second = await added(loan, price, at + minute);
  await added(another, price, at + hour);
  expect(await payment()).toEqual(second);
  expect(await test.db.select().from(repayments)).toHaveLength(6);
});

it('an amount below the minimum is payable as the price of an extension of the loan, while it is valid', async () => {
  await lend();
  const asked = (on: number, amountCents = price) =>
    inTransaction(test.db, (tx) =>
      openRepayment(tx, { userId: 'run1', orderNo: loan, amountCents, mobile: '712345678' }, on, policy),
    );
  const refused = { error: 'amountBelowMinimum' };
  await confirmed(at, { orderNo: another });
  await expect(asked(at)).rejects.toMatchObject(refused);
  const { expiresAt } = await confirmed(at);
  await expect(asked(expiresAt)).rejects.toMatchObject(refused);
  await expect(asked(expiresAt - 1, price + 100)).rejects.toMatchObject(refused);
  expect((await asked(expiresAt - 1)).prompt).toMatchObject({ amountCents: price });
});
