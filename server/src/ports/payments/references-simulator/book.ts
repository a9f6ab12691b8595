import { randomBytes } from 'node:crypto';
import { asc, eq, like } from 'drizzle-orm';
import type { Database } from '../../../storage/database.ts';
import { inTransaction } from '../../../storage/in-transaction.ts';
import {
  simulatedPayments,
  simulatedReferences,
  type SimulatedPaymentRow,
  type SimulatedReferenceRow,
} from '../simulator/tables.ts';
import type { ReferenceRequest } from '../references.ts';
import { queueCallbacks } from '../simulator/book.ts';
import { outcomeBody } from '../simulator/messages.ts';
import { newReceipt } from '../simulator/receipt.ts';
import { kinds } from './reference-number.ts';

/** Issues a reference, always the same for the same id. */
export async function giveReference(
  db: Database,
  { id, channel, orderNo, amountCents }: ReferenceRequest,
  callbackUrl: string,
  at: number,
): Promise<SimulatedReferenceRow> {
  const { validMs, number } = kinds[channel];
  await db
    .insert(simulatedReferences)
    .values({
      id,
      channel,
      reference: number(),
      orderNo,
      shillings: amountCents === null ? null : amountCents / 100,
      callbackUrl,
      createdAt: at,
      expiresAt: validMs === null ? null : at + validMs,
    })
    .onConflictDoNothing({ target: simulatedReferences.id });
  const [given] = await db.select().from(simulatedReferences).where(eq(simulatedReferences.id, id));
  if (!given) throw new Error('The simulator has lost a reference.');
  return given;
}

/** The payments to a reference. */
export async function paidTo(db: Database, id: string): Promise<SimulatedPaymentRow[]> {
  const [given] = await db.select().from(simulatedReferences).where(eq(simulatedReferences.id, id));
  if (!given) return [];
  return db
    .select()
    .from(simulatedPayments)
    .where(like(simulatedPayments.reference, `${given.reference}~%`))
    .orderBy(asc(simulatedPayments.position));
}

/**
 * A payment to a reference: its name in the book and the callbacks to deliver, or the reason of a refusal.
 */
export type PaidTo = { paid: string; callbacks: number[] } | 'unknown' | 'timedOut';

/** Pays to a reference, reported `copies` times. An expired reference accepts no money. */
export async function payTo(
  db: Database,
  { reference, shillings, copies, at }: { reference: string; shillings?: number; copies: number; at: number },
): Promise<PaidTo> {
  return inTransaction(db, async (tx) => {
    const [given] = await tx
      .select()
      .from(simulatedReferences)
      .where(eq(simulatedReferences.reference, reference));
    const amount = shillings ?? given?.shillings;
    if (!given || !amount) return 'unknown';
    if (given.expiresAt !== null && at >= given.expiresAt) return 'timedOut';
    const name = `${reference}~${randomBytes(6).toString('hex')}`;
    const [payment] = await tx
      .insert(simulatedPayments)
      .values({
        reference: name,
        kind: 'reference',
        providerId: name,
        orderNo: given.orderNo,
        shillings: amount,
        phone: '',
        callbackUrl: given.callbackUrl,
        state: 'settled',
        resultCode: 0,
        receipt: newReceipt(at),
        createdAt: at,
        settledAt: at,
      })
      .returning();
    const body = outcomeBody(payment!);
    return { paid: name, callbacks: await queueCallbacks(tx, given.callbackUrl, body, copies, at) };
  });
}
