import { kenya } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { day, dayOf, hour, minute } from '../../../test/times.ts';
import type { Outcome } from '../../ports/payments/payment.ts';
import { PaymentOutcomeUnknown, PaymentRefused, type Payments } from '../../ports/payments/payments.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { jobs, orderEvents, orders, repayments } from '../../storage/schema/index.ts';
import { reconcile } from '../ledger/reconcile.ts';
import type { Lender } from '../lender.ts';
import { askAboutPrompt, repaymentJobs } from './check.ts';
import { repayDetail } from './detail.ts';
import { addByHand } from './match-receipt.ts';
import { askForPin, openRepayment, paymentEntity } from './prompt.ts';
import { recordPrompt } from './prompt-outcome.ts';

const test = useDatabase();
const orderNo = loanNo(1);
const amountCents = 70_000;

beforeEach(() => addRunningLoans(test.db, { count: 2, disbursedOn: dayOf(begin) }));

const asked = (at = begin, cents = amountCents, { userId = 'run1' as string | null, of = orderNo } = {}) =>
  inTransaction(test.db, (tx) =>
    openRepayment(tx, { userId, orderNo: of, amountCents: cents, mobile: '712345678' }, at, kenya),
  );
const another = { userId: 'run2', of: loanNo(2) };
const told = (payOrderId: string, outcome: Outcome) =>
  inTransaction(test.db, (tx) =>
    recordPrompt(tx, { payOrderId, providerId: null, outcome }, begin + minute, kenya.market),
  );
const paid = (cents: number | null, receipt = 'SPROMPT001'): Outcome => ({
  paid: { receipt, amountCents: cents, paidAt: begin },
  failure: null,
});
const rows = async () =>
  (await test.db.select().from(repayments)).map(({ state, failure }) => [state, failure]);
const balances = async () => (await inTransaction(test.db, reconcile)).balances;

it('a repeated request is the open repayment until its time is over, and another one waits', async () => {
  const { repayment, prompt } = await asked();
  const { payOrderId, expiresAt } = repayment;
  expect(prompt).toEqual({ payOrderId, orderNo, amountCents, mobile: '712345678' });
  expect(await asked(expiresAt - 1)).toMatchObject({ repayment: { payOrderId }, prompt: null });
  const waits = { error: 'paymentPending', data: { payOrderId } };
  await expect(asked(expiresAt)).rejects.toMatchObject(waits);
  await expect(asked(begin, amountCents + 100)).rejects.toMatchObject(waits);
});

it('a refused amount is told with the limits of the day', async () => {
  const limits = { minimumCents: 50_000, owedCents: 1_000_000 };
  await expect(asked(begin, 49_900)).rejects.toMatchObject({ error: 'amountBelowMinimum', data: limits });
  await expect(asked(begin, 1_000_100)).rejects.toMatchObject({ error: 'amountAboveBalance', data: limits });
});

it('a loan that has ended takes no prompt, whatever its books say', async () => {
  await test.db.update(orders).set({ step: orderSteps.finish }).where(eq(orders.orderNo, orderNo));
  await expect(asked()).rejects.toMatchObject({ error: 'stepOutOfTurn', step: orderSteps.finish });
});

it('money of an unknown prompt, or of another amount, is in suspense, and the prompt has failed', async () => {
  await told('nobody', paid(amountCents));
  expect(await balances()).toMatchObject({ suspense: -amountCents, paybillFloat: amountCents });
  // An amount that nobody knows cannot be booked.
  await told('nobody', paid(null, 'SPROMPT002'));
  await told('nobody', { paid: { receipt: null, amountCents, paidAt: null }, failure: null });
  await told('nobody', { paid: null, failure: 'cancelled' });
  const { repayment } = await asked();
  await told(repayment.payOrderId, paid(amountCents - 100, 'SPROMPT003'));
  expect(await rows()).toEqual([['failed', 'inSuspense']]);
  expect(await balances()).toMatchObject({ suspense: 100 - 2 * amountCents });
});

it('an expired prompt is asked about, and nothing changes without an outcome', async () => {
  const askPrompt = vi.fn(async (): Promise<Outcome | null> => null);
  const lender = { db: test.db, policy: kenya, payments: { askPrompt } } as unknown as Lender;
  await askAboutPrompt(lender, orderNo, begin);
  const { expiresAt } = (await asked()).repayment;
  await askAboutPrompt(lender, orderNo, expiresAt - 1);
  expect(askPrompt).not.toHaveBeenCalled();
  await askAboutPrompt(lender, orderNo, expiresAt);
  expect(askPrompt).toHaveBeenCalledTimes(1);
  expect(await rows()).toEqual([['open', null]]);
  askPrompt.mockResolvedValueOnce(paid(amountCents));
  await askAboutPrompt(lender, orderNo, expiresAt);
  expect(await rows()).toEqual([['paid', null]]);
});

/** The work about a prompt: its answer to a query, and the next query. */
const askPrompt = vi.fn<Payments['askPrompt']>(async () => null);
const prompt = vi.fn<Payments['prompt']>(async () => ({ providerId: 'ws_1' }));
const lender = () => ({ db: test.db, policy: kenya, payments: { askPrompt, prompt } }) as unknown as Lender;
const checked = async (payload: { payOrderId: string; pause?: number }, at: number) => {
  askPrompt.mockClear();
  await test.db.delete(jobs);
  const job = repaymentJobs['promptCheck'];
  if (!job || !('outside' in job)) throw new Error('There is no such job.');
  await job.outside(payload as never, { lender: lender(), at, markDone: async () => true });
  const queued = await test.db.select().from(jobs);
  return queued.map(({ kind, key, runAt, payload: next }) => ({ kind, key, runAt, payload: next }));
};
const states = async () =>
  (await test.db.select().from(repayments).orderBy(repayments.position)).map(
    ({ payOrderId, state, failure, settledAt }) => ({ payOrderId, state, failure, settledAt }),
  );

it('a prompt without an answer is asked about ever less often, for a day, and given up after a quarter of an hour', async () => {
  const theirs = (await asked(begin, amountCents, another)).repayment;
  const { payOrderId } = (await asked()).repayment;
  const next = (runAt: number, pause: number) => [
    { kind: 'promptCheck', key: `${payOrderId}:${runAt}`, runAt, payload: { payOrderId, pause } },
  ];
  const open = { payOrderId: theirs.payOrderId, state: 'open', failure: null, settledAt: null };
  const silent = () => askPrompt.mockRejectedValueOnce(new PaymentOutcomeUnknown('away'));
  silent();
  const first = begin + 2 * minute;
  expect(await checked({ payOrderId }, first)).toEqual(next(first + minute / 2, minute));
  expect(askPrompt.mock.calls).toEqual([[{ payOrderId, providerId: null }]]);
  silent();
  const early = begin + 15 * minute - 1;
  expect(await checked({ payOrderId, pause: 8 * minute }, early)).toEqual(
    next(early + 8 * minute, 16 * minute),
  );
  expect(await states()).toEqual([open, { ...open, payOrderId }]);
  silent();
  const late = begin + 15 * minute;
  expect(await checked({ payOrderId, pause: 16 * minute }, late)).toEqual(
    next(late + 16 * minute, 30 * minute),
  );
  const failed = { payOrderId, state: 'failed', failure: 'unanswered', settledAt: late };
  expect(await states()).toEqual([open, failed]);
  const last = begin + day - 1;
  expect(await checked({ payOrderId, pause: minute }, last)).toEqual(next(last + minute, 2 * minute));
  expect(await checked({ payOrderId, pause: minute }, begin + day)).toEqual([]);
  expect(await states()).toEqual([open, failed]);
});

it('a provider that knows of no payment ends a prompt at once, and only an open one is asked about', async () => {
  const theirs = (await asked(begin, amountCents, another)).repayment;
  const { payOrderId } = (await asked()).repayment;
  askPrompt.mockRejectedValueOnce(new TypeError('no'));
  await expect(checked({ payOrderId }, begin + minute)).rejects.toThrow('no');
  expect((await states())[1]).toMatchObject({ state: 'open' });
  expect(await checked({ payOrderId }, begin + minute)).toHaveLength(1);
  expect((await states())[1]).toMatchObject({ state: 'failed', failure: 'unanswered' });
  askPrompt.mockResolvedValueOnce(paid(amountCents));
  expect(await checked({ payOrderId }, begin + hour)).toMatchObject([{ kind: 'sms' }]);
  expect((await states())[1]).toMatchObject({ state: 'paid', failure: null, settledAt: begin + hour });
  for (const id of [payOrderId, 'nobody']) {
    expect(await checked({ payOrderId: id }, begin + 2 * hour)).toEqual([]);
    expect(askPrompt).not.toHaveBeenCalled();
  }
  askPrompt.mockResolvedValueOnce({ paid: null, failure: 'cancelled' });
  expect(await checked({ payOrderId: theirs.payOrderId }, begin + minute)).toEqual([]);
  expect((await states())[0]).toMatchObject({ state: 'failed', failure: 'cancelled' });
});

it('a prompt that has ended otherwise is not asked about', async () => {
  const { payOrderId } = (await asked()).repayment;
  await told(payOrderId, { paid: null, failure: 'cancelled' });
  expect(await checked({ payOrderId }, begin + hour)).toEqual([]);
  expect(askPrompt).not.toHaveBeenCalled();
});

it('a failed prompt brings a loan to the step of it once, and leaves other prompts alone', async () => {
  await asked(begin, amountCents, another);
  for (const failure of ['cancelled', 'noMoney']) {
    const { payOrderId } = (await asked()).repayment;
    await told(payOrderId, { paid: null, failure });
    await told(payOrderId, { paid: null, failure: 'other' });
  }
  expect(await rows()).toEqual([
    ['open', null],
    ['failed', 'cancelled'],
    ['failed', 'noMoney'],
  ]);
  expect(await test.db.select().from(orderEvents)).toMatchObject([
    { orderNo, event: 'repaymentFailed', fromStep: orderSteps.repaying, toStep: orderSteps.payFail },
  ]);
});

it('a prompt that the provider refuses has failed at once, and one without an answer stays open', async () => {
  await asked(begin, amountCents, another);
  const failed = { state: 'failed', failure: '26', settledAt: begin + minute };
  const open = { state: 'open', failure: null, settledAt: null };
  const sent = (await asked()).prompt!;
  const send = () => askForPin(lender(), sent, begin + minute);
  prompt.mockRejectedValueOnce(new TypeError('no'));
  await expect(send()).rejects.toThrow('no');
  prompt.mockRejectedValueOnce(new PaymentOutcomeUnknown('away'));
  await send();
  expect(await states()).toMatchObject([open, open]);
  prompt.mockRejectedValueOnce(new PaymentRefused('26', 'busy'));
  await expect(send()).rejects.toMatchObject({ error: 'paymentUnavailable' });
  expect(await states()).toMatchObject([open, failed]);
  // A prompt whose report was faster than the refusal.
  await told(sent.payOrderId, paid(amountCents));
  prompt.mockRejectedValueOnce(new PaymentRefused('26', 'busy'));
  await expect(send()).rejects.toMatchObject({ error: 'paymentUnavailable' });
  expect(await states()).toMatchObject([open, { state: 'paid', failure: null }]);
});

it('a prompt is pending until its time is over, and its outcome is then unknown', async () => {
  const { repayment } = await asked();
  const { payOrderId, expiresAt } = repayment;
  const shown = { payOrderId, amountCents, receipt: null, failure: null, createTime: begin };
  expect(paymentEntity(repayment, expiresAt - 1)).toEqual({ ...shown, status: 'pending' });
  expect(paymentEntity(repayment, expiresAt)).toEqual({ ...shown, status: 'unknown' });
  expect(expiresAt).toBe(begin + 2 * minute);
  expect(await test.db.select().from(jobs)).toMatchObject([
    { kind: 'promptCheck', key: payOrderId, runAt: expiresAt, payload: { payOrderId } },
  ]);
  await told(payOrderId, paid(amountCents));
  await told(payOrderId, paid(amountCents));
  const [now] = await test.db.select().from(repayments);
  expect(paymentEntity(now!, expiresAt)).toEqual({ ...shown, status: 'paid', receipt: 'SPROMPT001' });
});

it('a link asks for a prompt of its loan, and of no other', async () => {
  await expect(asked(begin, amountCents, { userId: null, of: 'nobody' })).rejects.toMatchObject({
    error: 'orderNotFound',
  });
  await expect(asked(begin, amountCents, { userId: 'run2' })).rejects.toMatchObject({
    error: 'orderNotFound',
  });
  expect((await asked(begin, amountCents, { userId: null })).repayment).toMatchObject({
    orderNo,
    byLink: true,
  });
  expect((await asked(begin, amountCents, another)).repayment).toMatchObject({
    byLink: false,
    state: 'open',
  });
});

it('the detail of a loan has the payments of the loan, newest first, and the least amount of a payment', async () => {
  await asked(begin, amountCents, another);
  const first = (await asked()).repayment.payOrderId;
  await told(first, { paid: null, failure: 'cancelled' });
  const second = (await asked()).repayment.payOrderId;
  const detail = () => inTransaction(test.db, (tx) => repayDetail(tx, 'run1', orderNo, begin, kenya));
  const { payments, ...rest } = await detail();
  expect(payments.map(({ payOrderId, status }) => [payOrderId, status])).toEqual([
    [second, 'pending'],
    [first, 'failed'],
  ]);
  expect(rest).toMatchObject({ minimumCents: 50_000, owedCents: 1_000_000, booked: [], serverTime: begin });
  await told(second, paid(amountCents));
  const byHand = await inTransaction(test.db, (tx) => addByHand(tx, orderNo, 900_000, begin));
  await test.db.update(repayments).set({ state: 'open' }).where(eq(repayments.payOrderId, byHand.payOrderId));
  await told(byHand.payOrderId, paid(900_000, 'SPROMPT009'));
  expect(await detail()).toMatchObject({ minimumCents: 30_000, owedCents: 30_000, paidCents: 970_000 });
});

it("a report that names another prompt of the provider's is not of this prompt", async () => {
  const { payOrderId } = (await asked()).repayment;
  const theirs = (await asked(begin, amountCents, another)).repayment;
  const named = (providerId: string, receipt: string, cents: number | null = amountCents) =>
    inTransaction(test.db, (tx) =>
      recordPrompt(
        tx,
        { payOrderId, providerId, outcome: paid(cents, receipt) },
        begin + minute,
        kenya.market,
      ),
    );
  await askForPin(lender(), { payOrderId, orderNo, amountCents, mobile: '712345678' }, begin);
  await named('ws_2', 'SPROMPT002');
  expect(await rows()).toEqual([
    ['open', null],
    ['open', null],
  ]);
  expect((await balances()).suspense).toBe(-amountCents);
  await named('ws_1', 'SPROMPT001', null);
  const kept = await test.db.select().from(repayments).orderBy(repayments.position);
  expect(kept).toMatchObject([
    { state: 'paid', receipt: 'SPROMPT001', receiptFrom: 'prompt', settledAt: begin + minute },
    { payOrderId: theirs.payOrderId, state: 'open', receipt: null },
  ]);
  // A report of another amount comes too late for a prompt that is paid.
  await named('ws_1', 'SPROMPT003', amountCents + 100);
  expect((await test.db.select().from(repayments).orderBy(repayments.position))[0]).toEqual(kept[0]);
  expect((await balances()).suspense).toBe(-2 * amountCents - 100);
});
