import { randomUUID } from 'node:crypto';
import { dayMs } from '@kopa/contract/calendar';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../storage/database.ts';
import { enqueue } from '../../../storage/queue.ts';
import { voucherImages, type VoucherImageRow } from '../../../storage/schema/index.ts';
import { CallError, StepOutOfTurn } from '../../call-error.ts';
import type { Photo } from '../../identity/inspect-photo.ts';
import type { JobHandlers } from '../../job-handlers.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { deleteUnnamed } from '../../unnamed-files.ts';

/** Maximum wait of a picture for its proof. */
const waitsMs = dayMs;
/** Enough for a few attempts at a proof. */
const mostWaiting = 12;

export interface ImageToKeep {
  userId: string;
  orderNo: string;
  /** Its name in the files port. */
  file: string;
  photo: Photo;
  at: number;
}

/**
 * Records a picture of a receipt, with its deletion if no proof follows. Throws `orderNotFound`,
 * `stepOutOfTurn` for a loan without disbursement, `invalidInput` for too many waiting pictures.
 */
export async function keepImage(
  tx: Transaction,
  { userId, orderNo, file, photo, at }: ImageToKeep,
): Promise<{ row: VoucherImageRow; expireTime: number }> {
  const order = await lockOrder(tx, userId, orderNo);
  if (order.disbursedOn === null) throw new StepOutOfTurn(order.step);
  const waiting = and(eq(voucherImages.orderNo, orderNo), isNull(voucherImages.voucherId));
  const [before] = await tx.select({ many: count() }).from(voucherImages).where(waiting);
  if (before!.many >= mostWaiting) throw new CallError('invalidInput', { fields: { file: 'images.many' } });
  const id = randomUUID();
  const [row] = await tx
    .insert(voucherImages)
    .values({ id, orderNo, userId, file, ...photo, createdAt: at })
    .returning();
  const expireTime = at + waitsMs;
  await enqueue(tx, { kind: 'forgetVoucherImage', key: id, runAt: expireTime, payload: { id, file } });
  return { row: row!, expireTime };
}

/** A borrower's pictures of an order, by id. */
export async function imagesOf(
  tx: Transaction,
  owner: { userId: string; orderNo: string },
  ids: readonly string[],
): Promise<VoucherImageRow[]> {
  return tx
    .select()
    .from(voucherImages)
    .where(
      and(
        inArray(voucherImages.id, [...ids]),
        eq(voucherImages.userId, owner.userId),
        eq(voucherImages.orderNo, owner.orderNo),
      ),
    );
}

/** A borrower's pictures without a proof, oldest first. */
export function waitingImages(
  db: Database | Transaction,
  { userId, orderNo }: { userId: string; orderNo: string },
): Promise<VoucherImageRow[]> {
  return db
    .select()
    .from(voucherImages)
    .where(
      and(
        eq(voucherImages.orderNo, orderNo),
        eq(voucherImages.userId, userId),
        isNull(voucherImages.voucherId),
      ),
    )
    .orderBy(asc(voucherImages.createdAt), asc(voucherImages.id));
}

/** `forgetVoucherImage`: deletes a picture without a proof, row and file. */
export const voucherJobs: JobHandlers = {
  forgetVoucherImage: {
    // A repeated run, after a failure of the file storage, finds no row and deletes the file.
    outside: async ({ id, file }: { id: string; file: string }, { lender }) => {
      await lender.db
        .delete(voucherImages)
        .where(and(eq(voucherImages.id, id), isNull(voucherImages.voucherId)));
      await deleteUnnamed(lender, voucherImages.file, [file]);
    },
  },
};
