import { kenya } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, minute } from '../../../test/times.ts';
import type { Outcome } from '../../ports/payments/payment.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { orders, repayments } from '../../storage/schema/index.ts';
import { reconcile } from '../ledger/reconcile.ts';
import type { Lender } from '../lender.ts';
import { askAboutPrompt } from './check.ts';
import { openRepayment } from './prompt.ts';
import { recordPrompt } from './prompt-outcome.ts';

const test = useDatabase();
const orderNo = loanNo(1);
const amountCents = 70_000;

beforeEach(() => addRunningLoans(test.db, { count: 1, disbursedOn: dayOf(begin) }));

const asked = (at = begin, cents = amountCents) =>
  inTransaction(test.db, (tx) =>
    openRepayment(tx, { userId: 'run1', orderNo, amountCents: cents, mobile: '712345678' }, at, kenya),
  );
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
