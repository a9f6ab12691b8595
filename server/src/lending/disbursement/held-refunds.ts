import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { refunds, type RefundRow } from '../../storage/schema/index.ts';
import { refusedByPerson } from './due-back.ts';
import { lockRefund, queueRest } from './refund.ts';
import { refundableCents } from './request-refund.ts';

/** The refunds that wait for a person, the oldest first. */
export function heldRefunds(db: Database): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.state, 'held'))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/**
 * A person's decision about a held refund, once. `unknown`: no such refund waits. `gone`: the overpayment is
 * smaller than the refund by now, and nothing was sent.
 */
export async function decideHeldRefund(
  tx: Transaction,
  { id, person, released }: { id: string; person: string; released: boolean },
  at: number,
): Promise<'done' | 'unknown' | 'gone'> {
  const refund = await lockRefund(tx, id);
  if (refund?.state !== 'held') return 'unknown';
  const { orderNo, amountCents } = refund;
  if (released && (await refundableCents(tx, orderNo, id)) < amountCents) return 'gone';
  const decided = { decidedBy: person, decidedAt: at };
  await tx
    .update(refunds)
    .set(
      released
        ? { ...decided, state: 'requested' }
        : { ...decided, state: 'failed', failure: refusedByPerson, settledAt: at },
    )
    .where(eq(refunds.id, id));
  if (released) await enqueue(tx, { kind: 'refund', key: id, runAt: at, payload: { id } });
  else await queueRest(tx, id, orderNo, at);
  return 'done';
}
