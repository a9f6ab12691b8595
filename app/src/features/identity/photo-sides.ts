import type { CallError, FailureName } from '../../shared/lender/call-error.ts';

/** The photos in order. */
export const photoSides = ['front', 'back', 'face'] as const;
export type PhotoSide = (typeof photoSides)[number];
export type PhotosTaken = Record<PhotoSide, boolean>;

/** The photos of a refusal (S8-22 to S8-26); empty for another refusal. */
export function sidesOf(failure: FailureName): readonly PhotoSide[] {
  switch (failure) {
    case 'cardFrontNotRecognised':
    case 'panCardNotRecognised':
      return ['front'];
    case 'cardBackNotRecognised':
      return ['back'];
    case 'faceNotRecognised':
      return ['face'];
    case 'ocrFailed':
      return ['front', 'back'];
    default:
      return [];
  }
}

/** The photos of the refusal `photosMissing`, parsed. */
export function missingSides({ failure, data }: CallError): readonly PhotoSide[] {
  if (failure !== 'photosMissing' || typeof data !== 'object' || data === null || !('missing' in data))
    return [];
  const { missing } = data;
  return photoSides.filter((side) => Array.isArray(missing) && missing.includes(side));
}
