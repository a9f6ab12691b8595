import { dayOf, startOfDay } from '@kopa/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { entries, journals, repayments, reversals, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { isPosted, post } from '../ledger/post.ts';
import { receiptKey } from '../ledger/book-receipt.ts';
import { creditRepayment } from './credit-repayment.ts';
import { addByHand } from './match-receipt.ts';

/** A receipt whose money waits in suspense, locked: nobody sends it back or claims it at the same time. */
export interface Suspended {
  cents: number;
  /** The day on which it was paid. */
  day: string;
  at: number;
}

/**
 * A receipt in suspense that nobody has claimed yet, or null. Nobody else claims or reverses it until the transaction ends.
 */
export async function lockSuspended(tx: Transaction, receipt: string): Promise<Suspended | null> {
  const [journal] = await tx
    .select()
    .from(journals)
    .where(eq(journals.key, receiptKey(receipt)))
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
 * Money in suspense becomes an order's, from the day on which it was paid: two journals, in the caller's transaction. Throws
 * `invalidInput` when the receipt is not in suspense, or goes back to whoever paid it. The caller holds the order's lock.
 */
export async function claimSuspended(
  tx: Transaction,
  order: OrderRow,
  receipt: string,
  at: number,
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
    day: dayOf(at),
    at,
    sides: { suspense: cents, paybillFloat: -cents },
  });
  const repayment = await addByHand(tx, order.orderNo, cents, suspended.at);
  // The receipt's own name is that of the journal in suspense; this one is known by the name of its repayment.
  const payment = { receipt: null, amountCents: cents, paidAt: startOfDay(day) };
  await creditRepayment(tx, repayment, order, payment, 'voucher', at);
  await tx
    .update(repayments)
    .set({ receipt, checkoutRequestId: repayment.payOrderId })
    .where(eq(repayments.payOrderId, repayment.payOrderId));
}

const claimKey = (receipt: string) => `claimed:${receipt}`;
