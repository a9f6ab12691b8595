import { dayOf, startOfDay, type Market } from '@kopa/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { entries, journals, repayments, reversals, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { isPosted, post } from '../ledger/post.ts';
import { receiptKeys } from '../ledger/book-receipt.ts';
import { creditRepayment } from './credit-repayment.ts';
import { addByHand } from './match-receipt.ts';

/** A locked receipt in suspense, so that no concurrent reversal or claim is possible. */
export interface Suspended {
  cents: number;
  /** The day of payment. */
  day: string;
  at: number;
}

/**
 * An unclaimed receipt in suspense, or null. Locked against claims and reversals until the transaction ends.
 */
export async function lockSuspended(tx: Transaction, receipt: string): Promise<Suspended | null> {
  const [journal] = await tx
    .select()
    .from(journals)
    .where(and(isNull(journals.orderNo), inArray(journals.key, receiptKeys(receipt))))
    .for('update');
  if (!journal) return null;
  const [side] = await tx
    .select({ cents: entries.cents })
    .from(entries)
    .where(and(eq(entries.journalId, journal.id), eq(entries.account, 'suspense')));
  const claimed = await isPosted(tx, claimKey(receipt));
  return side && !claimed ? { cents: -side.cents, day: journal.day, at: journal.at } : null;
}

/**
 * Moves money from suspense to an order, as of its day of payment: two journals, in the caller's transaction.
 * Throws `invalidInput` when the receipt is not in suspense, or is being reversed. The caller holds the
 * order's lock.
 */
export async function claimSuspended(
  tx: Transaction,
  order: OrderRow,
  receipt: string,
  at: number,
  market: Market,
): Promise<void> {
  const suspended = await lockSuspended(tx, receipt);
  const [reversal] = await tx.select().from(reversals).where(eq(reversals.receipt, receipt));
  if (!suspended || order.disbursedOn === null || (reversal && reversal.state !== 'failed'))
    throw new CallError('invalidInput', { fields: { receipt: 'receipt.unknown' } });
  const { cents, day } = suspended;
  await post(tx, {
    key: claimKey(receipt),
    kind: 'reversal',
    orderNo: null,
    day: dayOf(at, market),
    at,
    sides: { suspense: cents, paybillFloat: -cents },
  });
  const repayment = await addByHand(tx, order.orderNo, cents, suspended.at);
  // The receipt's own key belongs to the journal in suspense; this journal uses the repayment's key.
  const payment = { receipt: null, amountCents: cents, paidAt: startOfDay(day, market) };
  await creditRepayment(tx, repayment, order, payment, 'voucher', at, market);
  await tx.update(repayments).set({ receipt }).where(eq(repayments.payOrderId, repayment.payOrderId));
}

/** The key of the journal that takes a receipt out of suspense. */
export function claimKey(receipt: string): string {
  return `claimed:${receipt}`;
}
