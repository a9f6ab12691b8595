import { randomUUID } from 'node:crypto';
import type { Market } from '@kopa/contract';
import type { PaymentReference } from '@kopa/contract/entities';
import { offersChannel, type RepayChannel } from '@kopa/contract/policy';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { completed, type PaymentFact } from '../../ports/payments/payment.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from '../../ports/payments/payments.ts';
import type { ReferenceChannel } from '../../ports/payments/reference-channels.ts';
import type { GivenReference } from '../../ports/payments/references.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { paymentReferences, type PaymentReferenceRow } from '../../storage/schema/index.ts';
import { countCommand } from '../accounts/rate-limit.ts';
import { CallError } from '../call-error.ts';
import { bookToSuspense } from '../ledger/book-receipt.ts';
import type { Lender } from '../lender.ts';
import { lockOrder, lockOrderNo } from '../orders/find-order.ts';
import { creditCertain } from './match-receipt.ts';
import { checkAmount, checkRunning } from './prompt.ts';

export interface WantedReference {
  userId: string;
  orderNo: string;
  channel: ReferenceChannel;
  /** Integer cents; null for any amount. */
  amountCents: number | null;
}

/** Whether a channel is available: offered by the edition and connected to a provider (S8-21). */
export function isOffered(
  { policy, payments, references, repayAccount }: Lender,
  channel: RepayChannel,
): boolean {
  if (!offersChannel(policy.market.code, policy.repay.methods, channel)) return false;
  if (channel === 'offlineAccount') return repayAccount !== null;
  if (channel === 'paybill') return payments.paybill !== null;
  return channel === 'mpesaPrompt' || references.gives(channel);
}

/** Throws `noPaymentMethod` for an unavailable channel. */
export function checkOffered(lender: Lender, channel: RepayChannel): void {
  if (!isOffered(lender, channel)) throw new CallError('noPaymentMethod');
}

/**
 * The payment reference of an order on a channel: the valid one for the same amount, or a new one. The
 * provider is asked under a previously stored id, outside of any transaction. Throws `noPaymentMethod`,
 * `orderNotFound`, `stepOutOfTurn`, the errors of `checkAmount`, `paymentFailed` without an answer of the
 * provider, `orderTimedOut` for an expired reference.
 */
export async function referenceFor(
  lender: Lender,
  wanted: WantedReference,
  at: number,
): Promise<PaymentReferenceRow> {
  checkOffered(lender, wanted.channel);
  const row = await inTransaction(lender.db, (tx) => openReference(tx, wanted, at, lender));
  if (row.state === 'issued') return row;
  const given = await ask(lender, row, wanted.channel);
  const issued = await inTransaction(lender.db, (tx) => keepGiven(tx, row.id, given));
  // Requested long ago, with an answer that was lost until now.
  if (issued.expiresAt !== null && at >= issued.expiresAt) throw new CallError('orderTimedOut');
  return issued;
}

async function openReference(
  tx: Transaction,
  { userId, orderNo, channel, amountCents }: WantedReference,
  at: number,
  lender: Lender,
): Promise<PaymentReferenceRow> {
  const order = await lockOrder(tx, userId, orderNo);
  if (amountCents === null) checkRunning(order);
  else await checkAmount(tx, order, amountCents, at, lender.policy);
  const [valid] = await tx
    .select()
    .from(paymentReferences)
    .where(
      and(
        eq(paymentReferences.orderNo, orderNo),
        eq(paymentReferences.channel, channel),
        ne(paymentReferences.state, 'refused'),
        amountCents === null
          ? isNull(paymentReferences.amountCents)
          : eq(paymentReferences.amountCents, amountCents),
        or(isNull(paymentReferences.expiresAt), gt(paymentReferences.expiresAt, at)),
      ),
    )
    .limit(1);
  if (valid) return valid;
  await countCommand(tx, userId, at, lender);
  const [added] = await tx
    .insert(paymentReferences)
    .values({ id: randomUUID(), orderNo, channel, state: 'asked', amountCents, createdAt: at })
    .returning();
  return added!;
}

async function ask(
  { db, references }: Lender,
  { id, orderNo, amountCents }: PaymentReferenceRow,
  channel: ReferenceChannel,
): Promise<GivenReference> {
  try {
    return await references.give({ id, channel, orderNo, amountCents });
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknown) throw new CallError('paymentFailed');
    if (!(error instanceof PaymentRefused)) throw error;
    if (error.passing) throw new CallError('paymentFailed');
    await db.update(paymentReferences).set({ state: 'refused' }).where(eq(paymentReferences.id, id));
    throw new CallError('noPaymentMethod');
  }
}

async function keepGiven(tx: Transaction, id: string, given: GivenReference): Promise<PaymentReferenceRow> {
  await tx
    .update(paymentReferences)
    .set({ state: 'issued', ...given })
    .where(and(eq(paymentReferences.id, id), eq(paymentReferences.state, 'asked')));
  const [row] = await tx.select().from(paymentReferences).where(eq(paymentReferences.id, id));
  return row!;
}

/** An issued reference in its wire form. */
export function referenceEntity(row: PaymentReferenceRow): PaymentReference {
  const { orderNo, channel, reference, bankName, link, amountCents, expiresAt } = row;
  return {
    orderNo,
    channel,
    reference: reference!,
    bankName,
    link,
    amountCents,
    expireTime: expiresAt,
  };
}

/**
 * Records money paid to a reference: the money belongs to the reference's order, also after the reference has
 * expired. Money for an unknown reference goes to suspense.
 */
export async function recordReferencePaid(
  tx: Transaction,
  { channel, reference, payment: reported }: Extract<PaymentFact, { kind: 'referencePaid' }>,
  at: number,
  market: Market,
): Promise<void> {
  const payment = completed(reported, { amountCents: reported.amountCents, at });
  const [row] = await tx
    .select()
    .from(paymentReferences)
    .where(and(eq(paymentReferences.channel, channel), eq(paymentReferences.reference, reference)));
  // A reference is of a loan that ran.
  const order = row && (await lockOrderNo(tx, row.orderNo))!;
  if (order) await creditCertain(tx, order, payment, 'reference', at, market);
  else await bookToSuspense(tx, payment, at, market);
}
