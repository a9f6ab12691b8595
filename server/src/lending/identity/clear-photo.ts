import type { MarketCode } from '@kopa/contract';
import type { PhotoKind } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { unclearRefusal } from './photo-refusal.ts';
import { judgePhoto, measurePhoto } from './photo-quality.ts';
import { safePhoto, type SafePhoto } from './safe-photo.ts';

/** Below this size, in px of the shorter side, neither a card's number nor a face is recognisable. */
export const readableSide = 240;

/**
 * Accepts a safe and recognisable photo (S5-45). Throws the refusal of its kind (S8-22, S8-23, S8-25, S8-26),
 * and the errors of `safePhoto`.
 */
export async function clearPhoto(kind: PhotoKind, bytes: Uint8Array, market: MarketCode): Promise<SafePhoto> {
  const safe = await safePhoto(bytes);
  const { width, height } = safe.photo;
  const isClear =
    Math.min(width, height) >= readableSide && judgePhoto(kind, await measurePhoto(safe.bytes)) !== 'refused';
  if (!isClear) throw new CallError(unclearRefusal(kind, market));
  return safe;
}
