import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { identityChecks, orderPhotos, orders, photoReadings } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { unnamedOf } from '../unnamed-files.ts';

const dayMs = 24 * 3_600_000;

/**
 * Deletes the photos, and the data read from them, of orders that were decided or ended the policy's number
 * of days ago. The check's result and its reasons stay. A photo shared with a newer order stays with that
 * order.
 */
export async function forgetPhotos(
  tx: Transaction,
  at: number,
  { policy }: Pick<Lender, 'policy'>,
): Promise<void> {
  const before = at - policy.identity.keepPhotosDays * dayMs;
  const over = await tx
    .selectDistinct({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(orderPhotos, eq(orderPhotos.orderNo, orders.orderNo))
    .where(lt(sql`coalesce(${orders.decidedAt}, ${orders.closedAt})`, before));
  if (over.length === 0) return;
  const numbers = over.map(({ orderNo }) => orderNo);
  const gone = await tx
    .delete(orderPhotos)
    .where(inArray(orderPhotos.orderNo, numbers))
    .returning({ file: orderPhotos.file });
  await tx.delete(photoReadings).where(inArray(photoReadings.orderNo, numbers));
  await tx
    .update(identityChecks)
    .set({ evidence: null, claimed: null })
    .where(inArray(identityChecks.orderNo, numbers));
  const files = [...new Set(gone.map(({ file }) => file))];
  await enqueue(tx, { kind: 'deletePhotos', key: `${at}`, runAt: at, payload: { files } });
}

/** `deletePhotos`: deletes files without an order, after the releasing change is committed. */
export const photoJobs: JobHandlers = {
  deletePhotos: {
    outside: async ({ files }: { files: readonly string[] }, { lender }) => {
      for (const file of await unnamedOf(lender.db, orderPhotos.file, files)) await lender.files.delete(file);
    },
  },
};
