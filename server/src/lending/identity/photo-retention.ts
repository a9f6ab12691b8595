import { dayMs } from '@kopa/contract/calendar';
import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { identityChecks, orderPhotos, orders, photoReadings } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { unnamedOf } from '../unnamed-files.ts';

/**
 * Deletes the photos, and the data read from them, of up to `most` orders that were decided or ended the
 * policy's number of days ago. The check's result and its reasons stay. A photo shared with a newer order
 * stays with that order. Returns the number of these orders.
 */
export async function forgetPhotos(
  tx: Transaction,
  at: number,
  { policy }: Pick<Lender, 'policy'>,
  most: number,
): Promise<number> {
  const before = at - policy.identity.keepPhotosDays * dayMs;
  const over = sql`coalesce(${orders.decidedAt}, ${orders.closedAt})`;
  const page = await tx
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(isNull(orders.photosForgottenAt), lt(over, before)))
    .orderBy(over)
    .limit(most)
    .for('no key update', { skipLocked: true });
  if (page.length === 0) return 0;
  const numbers = page.map(({ orderNo }) => orderNo);
  const gone = await tx
    .delete(orderPhotos)
    .where(inArray(orderPhotos.orderNo, numbers))
    .returning({ file: orderPhotos.file });
  await tx.delete(photoReadings).where(inArray(photoReadings.orderNo, numbers));
  await tx
    .update(identityChecks)
    .set({ evidence: null, claimed: null })
    .where(inArray(identityChecks.orderNo, numbers));
  await tx.update(orders).set({ photosForgottenAt: at }).where(inArray(orders.orderNo, numbers));
  const files = [...new Set(gone.map(({ file }) => file))];
  if (files.length > 0)
    await enqueue(tx, { kind: 'deletePhotos', key: `${at}:${numbers[0]}`, runAt: at, payload: { files } });
  return page.length;
}

/** `deletePhotos`: deletes files without an order, after the releasing change is committed. */
export const photoJobs: JobHandlers = {
  deletePhotos: {
    outside: async ({ files }: { files: readonly string[] }, { lender }) => {
      for (const file of await unnamedOf(lender.db, orderPhotos.file, files)) await lender.files.delete(file);
    },
  },
};
