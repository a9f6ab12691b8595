import { orderSteps } from '@kopa/contract/order-steps';
import type { Order } from '@kopa/contract/entities';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orderPhotos, type OrderRow, type PhotoKind } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { advance } from '../orders/advance.ts';
import { photosOf } from '../orders/order-entity.ts';
import { passSaved, reached } from '../sections/save-section.ts';
import type { Photo } from './inspect-photo.ts';

export interface PhotoToKeep {
  userId: string;
  orderNo: string;
  kind: PhotoKind;
  /** Its name in the files port. */
  file: string;
  photo: Photo;
  at: number;
}

/** Notes a photo for its order. Gives the name of the one that it replaces. */
export async function keepPhoto(
  tx: Transaction,
  { userId, orderNo, kind, file, photo, at }: PhotoToKeep,
): Promise<{ photos: Order['photos']; replaced: string | null }> {
  await reached(tx, userId, orderNo, orderSteps.identityOcr);
  const [before] = await tx
    .select({ file: orderPhotos.file })
    .from(orderPhotos)
    .where(and(eq(orderPhotos.orderNo, orderNo), eq(orderPhotos.kind, kind)));
  await tx
    .insert(orderPhotos)
    .values({ orderNo, kind, file, ...photo, takenAt: at })
    .onConflictDoUpdate({
      target: [orderPhotos.orderNo, orderPhotos.kind],
      set: {
        file: sql`excluded.file`,
        mediaType: sql`excluded.media_type`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        takenAt: sql`excluded.taken_at`,
      },
    });
  return { photos: await photosOf(tx, orderNo), replaced: before?.file ?? null };
}

/**
 * Deletes files that the database does not name. It is asked, because a change that seems to have failed may have been
 * made; when it does not answer, they stay.
 */
export async function deleteUnnamed(
  { db, files }: Pick<Lender, 'db' | 'files'>,
  names: readonly string[],
): Promise<void> {
  const rows = await db
    .select({ file: orderPhotos.file })
    .from(orderPhotos)
    .where(inArray(orderPhotos.file, [...names]))
    .catch(() => null);
  if (rows === null) return;
  const named = new Set(rows.map(({ file }) => file));
  for (const name of new Set(names)) if (!named.has(name)) await files.delete(name);
}

/** All three photos are there: the order moves on. Throws `photosMissing` with the missing ones. */
export async function finishPhotos(
  tx: Transaction,
  userId: string,
  orderNo: string,
  at: number,
): Promise<OrderRow> {
  const order = await reached(tx, userId, orderNo, orderSteps.identityOcr);
  const photos = await photosOf(tx, orderNo);
  const missing = (['front', 'back', 'face'] as const).filter((kind) => !photos[kind]);
  if (missing.length > 0) throw new CallError('photosMissing', { data: { missing } });
  if (order.step !== orderSteps.identityOcr) return order;
  return passSaved(tx, await advance(tx, { orderNo, event: 'photosFinished', at }), at);
}
