import type { ErrorName, Policy } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { orderPhotos, type PhotoKind } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import type { Photo } from './inspect-photo.ts';

/** Below this nobody reads the number of a card, or knows a face, in px of the shorter side. */
export const readableSide = 240;

/** The refusal of each photo (S8-22, S8-23, S8-25, S8-26); in India the front is that of a PAN card. */
export function refusalOf(kind: PhotoKind, market: Policy['market']): ErrorName {
  if (kind === 'face') return 'faceNotRecognised';
  if (kind === 'back') return 'cardBackNotRecognised';
  return market === 'in' ? 'panCardNotRecognised' : 'cardFrontNotRecognised';
}

/** A photo must be large enough to be clear (S5-45); throws the refusal of its kind. */
export function checkReadable(kind: PhotoKind, { width, height }: Photo, market: Policy['market']): void {
  if (Math.min(width, height) < readableSide) throw new CallError(refusalOf(kind, market));
}

/**
 * One picture cannot show two things. Throws `ocrFailed` when the front and the back of the card are the same picture
 * (S8-24), and `faceNotRecognised` when the selfie is a picture of the card (S5-46). Reads the files port: call it outside of a
 * transaction.
 */
export async function checkDifferent({ db, files }: Pick<Lender, 'db' | 'files'>, orderNo: string) {
  const { front, back, face } = await bytesOf(db, files, orderNo);
  if (isSame(front, back)) throw new CallError('ocrFailed', { data: { photos: ['front', 'back'] } });
  if (isSame(face, front) || isSame(face, back))
    throw new CallError('faceNotRecognised', { data: { photos: ['face'] } });
}

type Taken = Partial<Record<PhotoKind, Uint8Array>>;

async function bytesOf(db: Database, files: Lender['files'], orderNo: string): Promise<Taken> {
  const rows = await db.select().from(orderPhotos).where(eq(orderPhotos.orderNo, orderNo));
  const read = rows.map(async ({ kind, file }): Promise<[PhotoKind, Uint8Array | undefined]> => [
    kind,
    // One that is being replaced this moment has no file any more, and is looked at again when the borrower goes on.
    await files.get(file).catch(() => undefined),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Taken;
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;
}
