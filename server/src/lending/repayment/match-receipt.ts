import { randomUUID } from 'node:crypto';
import type { PromptFailure } from '@kopa/contract/prompt-failures';
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { ReceiptedPayment } from '../../ports/payments/payment.ts';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { repayments, type OrderRow, type RepaymentRow } from '../../storage/schema/index.ts';
import { isPosted } from '../ledger/post.ts';
import { bookToSuspense, receiptKey } from '../ledger/book-receipt.ts';
import { creditRepayment } from './credit-repayment.ts';
import { namedBy } from './find-repayment.ts';

/*
 * The same money may be told of by a prompt's callback, which names the prompt and the receipt; by a status query, which
 * names the prompt alone; and by the paybill, which names the receipt and the order alone. Whatever is told, in whatever
 * order, each receipt is counted once. Where the paybill leaves open whose a receipt is, it is guessed so that money is
 * never counted twice; a prompt's callback puts a wrong guess right.
 */

const minute = 60_000;
/** The provider's clock is not ours. */
const skewMs = 5 * minute;
/** No phone waits longer for a PIN: what is paid later was paid by hand. */
const promptMs = 15 * minute;
/** For how long a prompt that is known to be paid waits for its receipt. */
const receiptMs = 24 * 60 * minute;

/** Why a prompt failed that nobody answered. */
export const unanswered: PromptFailure = 'unanswered';

/** Nobody has said what became of it: it is open, or was given up. */
export function isUnanswered({ state, failure }: RepaymentRow): boolean {
  return state === 'open' || (state === 'failed' && failure === unanswered);
}

/** Money paid in on the paybill for an order that was disbursed; the caller holds its lock. */
export async function creditPaidIn(
  tx: Transaction,
  order: OrderRow,
  payment: ReceiptedPayment,
  at: number,
): Promise<void> {
  const { receipt, amountCents, paidAt } = payment;
  if ((await namedBy(tx, receipt)) || (await isBooked(tx, receipt))) return;
  const prompts = await sameAmount(tx, order.orderNo, amountCents);
  const waited = (each: RepaymentRow) => paidAt - each.createdAt;
  const paid = prompts.find(
    (each) =>
      each.state === 'paid' && each.receipt === null && waited(each) >= -skewMs && waited(each) <= receiptMs,
  );
  if (paid) {
    await name(tx, paid, receipt, 'query');
    return;
  }
  const open = prompts
    .filter((each) => isUnanswered(each) && waited(each) >= -skewMs && waited(each) <= promptMs)
    .toSorted((one, other) => Number(other.state === 'open') - Number(one.state === 'open'))[0];
  const repayment = open ?? (await addByHand(tx, order.orderNo, amountCents, paidAt));
  const booked = await creditRepayment(tx, repayment, order, payment, 'paybill', at);
  // Somebody booked it at the same moment.
  if (!booked && !open) await giveUpClaim(tx, repayment, at);
}

/** Money whose order is certain, and that was not prompted for; the caller holds its lock. Told again it changes nothing. */
export async function creditCertain(
  tx: Transaction,
  order: OrderRow,
  payment: ReceiptedPayment,
  from: 'reference' | 'voucher',
  at: number,
): Promise<void> {
  const { receipt, amountCents, paidAt } = payment;
  if ((await namedBy(tx, receipt)) || (await isBooked(tx, receipt))) return;
  const repayment = await addByHand(tx, order.orderNo, amountCents, paidAt);
  await creditRepayment(tx, repayment, order, payment, from, at);
}

/** Money that the provider reports for a prompt, with its receipt and in the amount that was asked for. */
export async function creditPrompt(
  tx: Transaction,
  repayment: RepaymentRow,
  order: OrderRow,
  payment: ReceiptedPayment,
  at: number,
): Promise<void> {
  const { receipt, amountCents } = payment;
  const before = repayment.receipt;
  const isPaid = repayment.state === 'paid';
  if (isPaid && before === receipt) return name(tx, repayment, receipt, 'prompt');
  // It has told of another before: that is other money.
  if (isPaid && before !== null && !isGuessed(repayment)) {
    await bookToSuspense(tx, payment, at);
    return;
  }
  const other = await namedBy(tx, receipt);
  if (other && !isGuessed(other)) return;
  if (other) await name(tx, other, null, null);
  if (!isPaid) {
    if (other && (await isBooked(tx, receipt))) {
      await markPaid(tx, repayment, receipt, 'prompt', at);
      await giveUpClaim(tx, other, at);
    } else await creditRepayment(tx, repayment, order, payment, 'prompt', at);
    return;
  }
  await name(tx, repayment, receipt, 'prompt');
  if (before === null) return;
  // The receipt that was guessed belongs to somebody else: to whoever held this one, or to a payment by hand.
  if (other) {
    await name(tx, other, before, other.receiptFrom);
    return;
  }
  const byHand = await addByHand(tx, order.orderNo, amountCents, at);
  if (await isBooked(tx, before)) {
    await markPaid(tx, byHand, before, 'paybill', at);
    // Booked for this repayment was the guessed receipt; its own is new money.
    const own = { ...repayment, receipt };
    await creditRepayment(tx, own, order, payment, 'prompt', at);
  } else await creditRepayment(tx, byHand, order, { ...payment, receipt: before }, 'paybill', at);
}

/**
 * A prompt that a status query says is paid: if the paybill has told of such money already, it is the same. Gives whether
 * it was.
 */
export async function takeReceiptOver(
  tx: Transaction,
  repayment: RepaymentRow,
  at: number,
): Promise<boolean> {
  const { orderNo, amountCents, createdAt } = repayment;
  const others = await sameAmount(tx, orderNo, amountCents);
  for (const other of others) {
    const apart = other.createdAt - createdAt;
    const near = isByHand(other)
      ? apart >= -skewMs && apart <= receiptMs
      : Math.abs(apart) <= promptMs + skewMs;
    const { receipt } = other;
    if (other.receiptFrom !== 'paybill' || receipt === null || !near) continue;
    if (!(await isBooked(tx, receipt))) continue;
    await name(tx, other, null, null);
    await markPaid(tx, repayment, receipt, 'query', at);
    await giveUpClaim(tx, other, at);
    return true;
  }
  return false;
}

function isGuessed({ receiptFrom }: RepaymentRow): boolean {
  return receiptFrom === 'paybill' || receiptFrom === 'query';
}

function isByHand({ mobile }: RepaymentRow): boolean {
  return mobile === '';
}

/** Repayments of an order in an amount that may still be somebody else's receipt, oldest first. */
async function sameAmount(tx: Transaction, orderNo: string, cents: number): Promise<RepaymentRow[]> {
  return tx
    .select()
    .from(repayments)
    .where(
      and(
        eq(repayments.orderNo, orderNo),
        eq(repayments.amountCents, cents),
        or(isNull(repayments.receipt), ne(repayments.receiptFrom, 'prompt')),
      ),
    )
    .orderBy(asc(repayments.position));
}

/** Whether the ledger has a receipt's money under its own name; not so that of a prompt whose receipt came later. */
function isBooked(tx: Transaction, receipt: string): Promise<boolean> {
  return isPosted(tx, receiptKey(receipt));
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

/** What was not its money after all: a prompt is asked about again, a payment by hand was none. */
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

/** A repayment that nobody was prompted for. Its money is booked by the caller. */
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
