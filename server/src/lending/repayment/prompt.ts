import { randomUUID } from 'node:crypto';
import { accountThrough, checkRepayAmount, dayOf, owedCents, type Policy } from '@kopa/contract';
import type { Payment } from '@kopa/contract/entities';
import { and, eq, sql } from 'drizzle-orm';
import { enqueue } from '../../storage/queue.ts';
import { PaymentOutcomeUnknown, PaymentRefused, type PromptRequest } from '../../ports/payments/payments.ts';
import { keyOfBorrower, mobileHash } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import { prepared } from '../../storage/prepared.ts';
import { repayments, type OrderRow, type RepaymentRow } from '../../storage/schema/index.ts';
import { CallError, StepOutOfTurn } from '../call-error.ts';
import { runningSteps } from '../ledger/accrual.ts';
import { loanState } from '../ledger/loan-state.ts';
import type { Lender } from '../lender.ts';
import { lockOrder, lockOrderNo } from '../orders/find-order.ts';
import { extensionAmount } from './extension.ts';
import { openRepaymentOf } from './find-repayment.ts';
import { checkPrompts } from './prompt-limits.ts';
import { namePrompt } from '../../storage/prompt-name.ts';

/** Validity of a prompt before its outcome is queried. */
const promptLifeMs = 2 * 60_000;

export interface RepaymentRequest {
  /** Null for the holder of a payment link. */
  userId: string | null;
  orderNo: string;
  /** Integer cents. */
  amountCents: number;
  /** National digits. */
  mobile: string;
}

const addPrompt = prepared((db) =>
  db
    .insert(repayments)
    .values({
      payOrderId: sql.placeholder('payOrderId'),
      orderNo: sql.placeholder('orderNo'),
      state: 'open',
      amountCents: sql.placeholder('amountCents'),
      mobile: sql.placeholder('mobile'),
      mobileHash: sql.placeholder('hash'),
      byLink: sql.placeholder('byLink'),
      createdAt: sql.placeholder('at'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .returning()
    .prepare('add_prompt'),
);

/**
 * Records a repayment before any phone is prompted. `prompt`: what `askForPin` then asks; null for a repeated
 * request, which returns the open repayment. Another amount during an open one is `paymentPending`. Throws
 * `stepOutOfTurn`, `amountNotInteger`, `amountBelowMinimum`, `amountAboveBalance`, `tooManyPrompts`.
 */
export async function openRepayment(
  tx: Transaction,
  { userId, orderNo, amountCents, mobile }: RepaymentRequest,
  at: number,
  policy: Policy,
): Promise<{ repayment: RepaymentRow; prompt: PromptRequest | null }> {
  const order = userId === null ? await lockOrderNo(tx, orderNo) : await lockOrder(tx, userId, orderNo);
  if (!order) throw new CallError('orderNotFound');
  const open = await openRepaymentOf(tx, orderNo);
  if (open) {
    if (open.amountCents === amountCents && at < open.expiresAt) return { repayment: open, prompt: null };
    throw new CallError('paymentPending', { data: { payOrderId: open.payOrderId } });
  }
  await checkAmount(tx, order, amountCents, at, policy);
  const byLink = userId === null;
  const hash = mobileHash(tx, mobile);
  await checkPrompts(tx, order, { hash, byLink }, at, policy);

  const payOrderId = randomUUID();
  const key = await keyOfBorrower(tx, order.userId);
  const expiresAt = at + promptLifeMs;
  const [repayment] = await addPrompt(tx).execute({
    payOrderId,
    orderNo,
    amountCents,
    mobile: key.seal(mobile, moneyPlaces.payer(payOrderId)),
    hash,
    byLink,
    at,
    expiresAt,
  });
  await enqueue(tx, { kind: 'promptCheck', key: payOrderId, runAt: expiresAt, payload: { payOrderId } });
  return { repayment: repayment!, prompt: { payOrderId, orderNo, amountCents, mobile } };
}

/** Throws `stepOutOfTurn` unless the order accepts payments. */
export function checkRunning({ step }: OrderRow): void {
  if (!runningSteps.includes(step)) throw new StepOutOfTurn(step);
}

/**
 * Checks an amount for a running loan: within its limits, or the price of its confirmed extension. Throws
 * `stepOutOfTurn`, `amountNotInteger`, `amountBelowMinimum`, `amountAboveBalance`.
 */
export async function checkAmount(
  tx: Transaction,
  order: OrderRow,
  amountCents: number,
  at: number,
  { repay, market }: Policy,
): Promise<void> {
  checkRunning(order);
  const state = await loanState(tx, order);
  const owed = owedCents(accountThrough(state!.account, dayOf(at, market)));
  const wrong = checkRepayAmount(amountCents, owed, repay, market.currency);
  if (!wrong || (await extensionAmount(tx, order.orderNo, at)) === amountCents) return;
  throw new CallError(wrong, { data: { minimumCents: Math.min(repay.minimumCents, owed), owedCents: owed } });
}

/**
 * Prompts the phone of a new repayment, once. Without an answer the repayment stays open until a callback or
 * its expiry. Throws `paymentUnavailable` when the phone was not prompted.
 */
export async function askForPin({ db, payments }: Lender, request: PromptRequest, at: number): Promise<void> {
  const { payOrderId } = request;
  try {
    const { providerId } = await payments.prompt(request);
    await namePrompt(db, request, providerId);
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknown) return;
    if (!(error instanceof PaymentRefused)) throw error;
    await inTransaction(db, (tx) =>
      tx
        .update(repayments)
        .set({ state: 'failed', failure: error.code, settledAt: at })
        .where(and(eq(repayments.payOrderId, payOrderId), eq(repayments.state, 'open'))),
    );
    throw new CallError('paymentUnavailable');
  }
}

/** A repayment in its wire form. */
export function paymentEntity(repayment: RepaymentRow, at: number): Payment {
  const { payOrderId, amountCents, state, receipt, failure, createdAt, expiresAt } = repayment;
  return {
    payOrderId,
    amountCents,
    status: state !== 'open' ? state : at < expiresAt ? 'pending' : 'unknown',
    receipt,
    failure,
    createTime: createdAt,
  };
}
