import { randomUUID } from 'node:crypto';
import { dayMs, type Market } from '@kopa/contract';
import type { PromptFailure } from '@kopa/contract/prompt-failures';
import { and, asc, eq } from 'drizzle-orm';
import type { ReceiptedPayment } from '../../ports/payments/payment.ts';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { repayments, type OrderRow, type RepaymentRow } from '../../storage/schema/index.ts';
import { bookToSuspense, receiptBooking } from '../ledger/book-receipt.ts';
import { creditRepayment } from './credit-repayment.ts';
import { namedBy } from './find-repayment.ts';

/*
 * Three sources report the same money: a prompt's callback, with prompt and receipt; a status query, with the
 * prompt only; and the paybill, with receipt and order only. In any order of reports each receipt counts
 * once. An ambiguous paybill receipt is assigned so that money never counts twice; a prompt's callback
 * corrects a wrong assignment.
 */

const minute = 60_000;
/** The provider's clock differs from ours. */
const skewMs = 5 * minute;
/** No phone waits longer for a PIN: a later payment is a manual one. */
const promptMs = 15 * minute;
const ofOpen = { longestMs: promptMs, marginMs: skewMs };
/**
 * The wait of a paid prompt for its receipt, and how far the clocks may differ. What is too wide heals with
 * the prompt's own receipt; what is too narrow counts money twice for good.
 */
const ofPaid = { longestMs: dayMs, marginMs: dayMs };

/** The failure of a prompt without an answer. */
export const unanswered: PromptFailure = 'unanswered';

/** Unknown outcome: open or abandoned. */
export function isUnanswered({ state, failure }: RepaymentRow): boolean {
  return state === 'open' || failure === unanswered;
}

/**
 * A paybill payment for a disbursed order, as the provider tells or as it is typed at the `desk`; the caller
 * holds the order's lock. The provider's word makes the same payment of the desk the provider's.
 */
export async function creditPaidIn(
  tx: Transaction,
  order: OrderRow,
  payment: ReceiptedPayment,
  at: number,
  market: Market,
  from: 'paybill' | 'desk' = 'paybill',
): Promise<void> {
  const { receipt, amountCents, paidAt } = payment;
  const known = await namedBy(tx, receipt);
  if (known?.receiptFrom === 'desk' && isSame(known, order, payment)) return name(tx, known, receipt, from);
  if (known || (await isBooked(tx, receipt))) return;
  const prompts = await sameAmount(tx, order.orderNo, amountCents);
  const paid = prompts.find(
    (each) =>
      each.state === 'paid' &&
      each.receipt === null &&
      isDuring(paidAt, each, { ...ofPaid, settledAt: each.settledAt, at }),
  );
  if (paid) {
    await name(tx, paid, receipt, 'query');
    return;
  }
  const waiting = prompts.filter(
    (each) => isUnanswered(each) && isDuring(paidAt, each, { ...ofOpen, settledAt: null, at }),
  );
  const open = waiting.find(({ state }) => state === 'open') ?? waiting[0];
  const repayment = open ?? (await addByHand(tx, order.orderNo, amountCents, paidAt));
  const booked = await creditRepayment(tx, repayment, order, payment, from, at, market);
  // A concurrent booking was faster.
  if (!booked && !open) await giveUpClaim(tx, repayment, at);
}

/**
 * Money for a certain order without a prompt; the caller holds the order's lock. A repeated report changes
 * nothing.
 */
export async function creditCertain(
  tx: Transaction,
  order: OrderRow,
  payment: ReceiptedPayment,
  from: 'reference' | 'voucher',
  at: number,
  market: Market,
): Promise<void> {
  const { receipt, amountCents, paidAt } = payment;
  if ((await namedBy(tx, receipt)) || (await isBooked(tx, receipt))) return;
  const repayment = await addByHand(tx, order.orderNo, amountCents, paidAt);
  await creditRepayment(tx, repayment, order, payment, from, at, market);
}

/** Money that the provider reports for a prompt, with its receipt and in the amount that was asked for. */
export async function creditPrompt(
  tx: Transaction,
  repayment: RepaymentRow,
  order: OrderRow,
  payment: ReceiptedPayment,
  at: number,
  market: Market,
): Promise<void> {
  const { receipt, amountCents } = payment;
  const before = repayment.receipt;
  const isPaid = repayment.state === 'paid';
  if (isPaid && before === receipt) return name(tx, repayment, receipt, 'prompt');
  // An earlier callback reported another receipt: this one is different money.
  if (isPaid && before !== null && !isGuessed(repayment)) {
    await bookToSuspense(tx, payment, at, market);
    return;
  }
  const other = await namedBy(tx, receipt);
  if (other && !isGuessed(other)) return;
  if (other) await name(tx, other, null, null);
  if (!isPaid) {
    if (other && (await isBooked(tx, receipt))) {
      await markPaid(tx, repayment, receipt, 'prompt', at);
      await giveUpClaim(tx, other, at);
    } else await creditRepayment(tx, repayment, order, payment, 'prompt', at, market);
    return;
  }
  await name(tx, repayment, receipt, 'prompt');
  if (before === null) return;
  // The assigned receipt belongs to another repayment: the previous holder of this receipt, or a manual
  // payment.
  if (other) {
    await name(tx, other, before, other.receiptFrom);
    return;
  }
  const byHand = await addByHand(tx, order.orderNo, amountCents, at);
  const from = isAssigned(repayment) ? repayment.receiptFrom : 'paybill';
  if (await isBooked(tx, before)) {
    await markPaid(tx, byHand, before, from, at);
    // This repayment was booked with the assigned receipt; its own receipt is new money.
    await creditRepayment(tx, repayment, order, payment, 'prompt', at, market);
  } else await creditRepayment(tx, byHand, order, { ...payment, receipt: before }, from, at, market);
}

/**
 * A prompt that a status query reports as paid: an earlier paybill report of such money is the same money.
 * Returns whether one exists.
 */
export async function takeReceiptOver(
  tx: Transaction,
  repayment: RepaymentRow,
  at: number,
): Promise<boolean> {
  const { orderNo, amountCents, createdAt } = repayment;
  const others = await sameAmount(tx, orderNo, amountCents);
  for (const other of others) {
    const isLater = other.position > repayment.position;
    // Recorded after the prompt, and yet earlier: the clock was set back in between.
    const isBack = isLater && (other.settledAt ?? at) < createdAt;
    const during = { ...(isLater ? ofPaid : ofOpen), settledAt: at, at };
    const near = isByHand(other)
      ? isBack || isDuring(other.createdAt, repayment, during)
      : Math.abs(other.createdAt - createdAt) <= promptMs + skewMs;
    const { receipt } = other;
    if (!isAssigned(other) || receipt === null || !near) continue;
    if (!(await isBooked(tx, receipt))) continue;
    await name(tx, other, null, null);
    await markPaid(tx, repayment, receipt, 'query', at);
    await giveUpClaim(tx, other, at);
    return true;
  }
  return false;
}

/** Whether a receipt names the order and not the prompt: it may be the money of another payer. */
export function isAssigned({ receiptFrom }: Pick<RepaymentRow, 'receiptFrom'>): boolean {
  return receiptFrom === 'paybill' || receiptFrom === 'desk';
}

/**
 * Whether money can be a prompt's by its time: after the prompt, and before `longestMs` have passed or the
 * prompt was settled. The clock may have been set to another time in between: an instant `at` of now before
 * the prompt says nothing against the money.
 */
function isDuring(
  paidAt: number,
  { createdAt }: RepaymentRow,
  { longestMs, marginMs, settledAt, at }: typeof ofPaid & { settledAt: number | null; at: number },
): boolean {
  if (at < createdAt) return true;
  const settled = settledAt ?? createdAt;
  const from = settled < createdAt ? settled - promptMs : createdAt;
  return paidAt >= from - marginMs && paidAt <= Math.max(createdAt + longestMs, settled + marginMs);
}

function isGuessed(repayment: RepaymentRow): boolean {
  return isAssigned(repayment) || repayment.receiptFrom === 'query';
}

function isSame(
  repayment: RepaymentRow,
  { orderNo }: OrderRow,
  { amountCents }: Pick<ReceiptedPayment, 'amountCents'>,
): boolean {
  return repayment.orderNo === orderNo && repayment.amountCents === amountCents;
}

const isByHand = ({ mobile }: RepaymentRow): boolean => mobile === '';

/** An order's repayments of an amount, oldest first. */
async function sameAmount(tx: Transaction, orderNo: string, cents: number): Promise<RepaymentRow[]> {
  return tx
    .select()
    .from(repayments)
    .where(and(eq(repayments.orderNo, orderNo), eq(repayments.amountCents, cents)))
    .orderBy(asc(repayments.position));
}

/**
 * Whether the ledger has a receipt's money under its own key; false for a prompt whose receipt arrived later.
 */
async function isBooked(tx: Transaction, receipt: string): Promise<boolean> {
  return (await receiptBooking(tx, receipt)).isBooked;
}

async function name(
  tx: Transaction,
  { payOrderId }: RepaymentRow,
  receipt: string | null,
  receiptFrom: RepaymentRow['receiptFrom'],
): Promise<void> {
  await tx.update(repayments).set({ receipt, receiptFrom }).where(eq(repayments.payOrderId, payOrderId));
}

async function markPaid(
  tx: Transaction,
  { payOrderId }: RepaymentRow,
  receipt: string,
  receiptFrom: RepaymentRow['receiptFrom'],
  at: number,
): Promise<void> {
  await tx
    .update(repayments)
    .set({ state: 'paid', receipt, receiptFrom, failure: null, settledAt: at })
    .where(eq(repayments.payOrderId, payOrderId));
}

/** The consequence of a wrong assignment: a prompt is queried again, a manual payment is removed. */
async function giveUpClaim(tx: Transaction, repayment: RepaymentRow, at: number): Promise<void> {
  const { payOrderId } = repayment;
  const own = eq(repayments.payOrderId, payOrderId);
  if (isByHand(repayment)) {
    await tx.delete(repayments).where(own);
    return;
  }
  await tx.update(repayments).set({ state: 'failed', failure: unanswered, settledAt: at }).where(own);
  await enqueue(tx, {
    kind: 'promptCheck',
    key: `${payOrderId}:${at}`,
    runAt: at,
    payload: { payOrderId },
  });
}

/**
 * A repayment whose receipt was typed at the desk by mistake: kept without its receipt, as one that did not
 * succeed. A prompt to which the receipt was assigned is queried again.
 */
export async function leaveTakenBack(tx: Transaction, repayment: RepaymentRow, at: number): Promise<void> {
  const { orderNo, amountCents, createdAt, settledAt } = repayment;
  let row = repayment;
  if (!isByHand(repayment)) {
    await name(tx, repayment, null, null);
    await giveUpClaim(tx, repayment, at);
    row = await addByHand(tx, orderNo, amountCents, createdAt);
  }
  await tx
    .update(repayments)
    .set({ state: 'failed', failure: 'takenBack', receipt: null, settledAt, takenBackAt: at })
    .where(eq(repayments.payOrderId, row.payOrderId));
}

/** A repayment without a prompt. The caller books its money. */
export async function addByHand(
  tx: Transaction,
  orderNo: string,
  amountCents: number,
  paidAt: number,
): Promise<RepaymentRow> {
  const [added] = await tx
    .insert(repayments)
    .values({
      payOrderId: randomUUID(),
      orderNo,
      state: 'failed',
      failure: 'notBooked',
      amountCents,
      mobile: '',
      createdAt: paidAt,
      expiresAt: paidAt,
    })
    .returning();
  return added!;
}
