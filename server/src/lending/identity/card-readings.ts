import type { CardReading } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { seal, unseal } from '../../storage/seal.ts';
import { cardReadings, orderPhotos, type CardReadingRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { findOrder } from '../orders/find-order.ts';
import { reached } from '../sections/save-section.ts';
import { readCard } from './read-card.ts';

const sealing = 'cardReading';

/**
 * How the reading of an order's card stands; the first time it is asked for it is queued. The same two photos are read once;
 * another photo is another reading. Throws `photosMissing` with the missing sides, `stepOutOfTurn`, `orderNotFound`.
 */
export async function askCardReading(
  tx: Transaction,
  { userId, orderNo, at }: { userId: string; orderNo: string; at: number },
  { pepper }: Pick<Lender, 'pepper'>,
): Promise<CardReading> {
  await findOrder(tx, userId, orderNo);
  const { front, back } = await filesOf(tx, orderNo);
  if (front !== undefined && back !== undefined) {
    const pair = and(
      eq(cardReadings.orderNo, orderNo),
      eq(cardReadings.frontFile, front),
      eq(cardReadings.backFile, back),
    );
    const [known] = await tx.select().from(cardReadings).where(pair);
    if (known) return shown(known, pepper);
  }
  await reached(tx, userId, orderNo, orderSteps.identityOcr);
  // The order is locked now: nobody replaces a photo meanwhile.
  const locked = await filesOf(tx, orderNo);
  if (locked.front === undefined || locked.back === undefined) {
    const missing = (['front', 'back'] as const).filter((side) => locked[side] === undefined);
    throw new CallError('photosMissing', { data: { missing } });
  }
  const [asked] = await tx
    .insert(cardReadings)
    .values({
      orderNo,
      frontFile: locked.front,
      backFile: locked.back,
      state: 'reading',
      requestedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (asked)
    await enqueue(tx, { kind: 'readCard', key: String(asked.id), runAt: at, payload: { id: asked.id } });
  return { state: 'reading', error: null, fields: {} };
}

/** `readCard`: reads the two photos of a card, and writes down what came of it, once. */
export const cardReadingJobs: JobHandlers = {
  readCard: {
    outside: async ({ id }: { id: number }, { lender, at }) => {
      const { db, files, policy, pepper } = lender;
      const [row] = await db.select().from(cardReadings).where(eq(cardReadings.id, id));
      if (row?.state !== 'reading') return;
      const bytes = await Promise.all([row.frontFile, row.backFile].map((file) => files.get(file))).catch(
        async (error: unknown) => {
          // A photo that was taken anew meanwhile has no file any more; any other is asked for again.
          const now = await filesOf(db, row.orderNo);
          if (now.front === row.frontFile && now.back === row.backFile) throw error;
          return null;
        },
      );
      const [front, back] = bytes ?? [];
      const read =
        front && back
          ? readCard({ front, back }, policy.market)
          : ({ state: 'failed', error: 'ocrFailed' } as const);
      await db
        .update(cardReadings)
        .set({
          state: read.state,
          error: read.state === 'failed' ? read.error : null,
          fields: read.state === 'read' ? seal(read.fields, sealing, pepper) : null,
          readAt: at,
        })
        .where(and(eq(cardReadings.id, id), eq(cardReadings.state, 'reading')));
    },
  },
};

function shown({ state, error, fields }: CardReadingRow, secret: string): CardReading {
  return { state, error, fields: fields === null ? {} : unsealed(fields, secret) };
}

/** Nothing when it was sealed under another secret: then the borrower types it. */
function unsealed(fields: string, secret: string): CardReading['fields'] {
  try {
    return unseal(fields, sealing, secret) as CardReading['fields'];
  } catch {
    return {};
  }
}

async function filesOf(
  db: Pick<Transaction, 'select'>,
  orderNo: string,
): Promise<{ front?: string; back?: string }> {
  const rows = await db
    .select({ kind: orderPhotos.kind, file: orderPhotos.file })
    .from(orderPhotos)
    .where(eq(orderPhotos.orderNo, orderNo));
  return Object.fromEntries(rows.map(({ kind, file }) => [kind, file]));
}
