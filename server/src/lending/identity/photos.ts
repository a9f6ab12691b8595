import type { IdentityCheck, Order } from '@kopa/contract/entities';
import { identityReasons, mendable } from '@kopa/contract/identity/identity-reasons';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import {
  orderPhotos,
  type IdentityCheckRow,
  type OrderRow,
  type PhotoKind,
} from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { advance } from '../orders/advance.ts';
import { photosOf } from '../orders/order-entity.ts';
import { passSaved, reached } from '../sections/save-section.ts';
import { checkOf, isInTime, leaveToPerson } from './identity-check.ts';
import type { Photo } from './inspect-photo.ts';
import { stillAskedFor } from './new-photos.ts';
import { refusalOf, unclearRefusal } from './photo-refusal.ts';
import { forgetReading, queueReading } from './read-sides.ts';

export interface PhotoToKeep {
  userId: string;
  orderNo: string;
  kind: PhotoKind;
  /** Its name in the files port. */
  file: string;
  photo: Photo;
  at: number;
}

/** Records a photo for its order. Returns the name of the replaced photo. */
export async function keepPhoto(
  tx: Transaction,
  { userId, orderNo, kind, file, photo, at }: PhotoToKeep,
  { identity }: Pick<Lender, 'identity'>,
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
  if (before) await forgetReading(tx, before.file);
  if (kind !== 'face' && identity.capabilities.readsCards)
    await queueReading(tx, { orderNo, side: kind, file, at });
  return { photos: await photosOf(tx, orderNo), replaced: before?.file ?? null };
}

/**
 * The photo check of an order at the photo step; null for an order that has moved on. Throws `photosMissing`
 * with the missing ones, `stepOutOfTurn`, `orderNotFound`.
 */
export async function beginCheck(
  tx: Transaction,
  { userId, orderNo, at }: { userId: string; orderNo: string; at: number },
  lender: Lender,
): Promise<IdentityCheckRow | null> {
  const order = await reached(tx, userId, orderNo, orderSteps.identityOcr);
  return order.step === orderSteps.identityOcr ? checkOf(tx, orderNo, at, lender) : null;
}

/**
 * The order moves on when its photos are checked, or when no check was possible in time. Throws the refusal
 * of a photo, with `photos` (to retake) and `reasons`.
 */
export async function finishPhotos(
  tx: Transaction,
  { userId, orderNo, goOn, at }: { userId: string; orderNo: string; goOn: boolean; at: number },
  lender: Lender,
): Promise<{ order: OrderRow; check: IdentityCheck }> {
  const order = await reached(tx, userId, orderNo, orderSteps.identityOcr);
  if (order.step !== orderSteps.identityOcr) return { order, check: { state: 'finished', reasons: [] } };
  const market = lender.policy.market.code;
  const asked = await stillAskedFor(tx, orderNo);
  if (asked[0])
    throw new CallError(unclearRefusal(asked[0], market), { data: { photos: asked, reasons: [] } });
  const check = await checkOf(tx, orderNo, at, lender);
  if (check.state === 'checking') {
    if (isInTime(check, at, lender.policy)) return { order, check: { state: 'checking', reasons: [] } };
    await leaveToPerson(tx, lender, check);
  }
  const [first] = check.reasons.filter((reason) => identityReasons[reason].outcome === 'retake');
  if (check.outcome === 'retake' && first)
    throw new CallError(refusalOf(first, market), {
      data: { photos: identityReasons[first].lookAt, reasons: check.reasons },
    });
  const reasons = check.outcome === 'review' ? mendable(check.reasons) : [];
  if (reasons.length > 0 && !goOn) return { order, check: { state: 'look', reasons } };
  const moved = await advance(tx, { orderNo, event: 'photosFinished', at });
  return { order: await passSaved(tx, moved, at), check: { state: 'finished', reasons } };
}
