import type { Policy } from '@kopa/contract';
import type { PhotoKind } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { unclearRefusal } from './photo-refusal.ts';
import { judgePhoto, measurePhoto } from './photo-quality.ts';
import { safePhoto, type SafePhoto } from './safe-photo.ts';

/** Below this nobody reads the number of a card, or knows a face, in px of the shorter side. */
export const readableSide = 240;

/**
 * A photo that is safe, and clear enough to be recognised (S5-45). Throws the refusal of its kind (S8-22, S8-23, S8-25, S8-26), and
 * what `safePhoto` throws.
 */
export async function clearPhoto(
  kind: PhotoKind,
  bytes: Uint8Array,
  market: Policy['market'],
): Promise<SafePhoto> {
  const safe = await safePhoto(bytes);
  const { width, height } = safe.photo;
  const isClear =
    Math.min(width, height) >= readableSide && judgePhoto(kind, await measurePhoto(safe.bytes)) !== 'refused';
  if (!isClear) throw new CallError(unclearRefusal(kind, market));
  return safe;
}
