import type { ErrorName, MarketCode } from '@kopa/contract';
import { identityReasons, type IdentityReason } from '@kopa/contract/identity/identity-reasons';
import type { PhotoKind } from '../../storage/schema/index.ts';

/** The message of a retake; in India the front is a PAN card's (S8-23). */
export function refusalOf(reason: IdentityReason, market: MarketCode): ErrorName {
  const entry = identityReasons[reason];
  const error = 'error' in entry ? entry.error : null;
  if (error === 'cardFrontNotRecognised' && market === 'in') return 'panCardNotRecognised';
  return error ?? 'ocrFailed';
}

const unreadable = { front: 'frontUnread', back: 'backUnread', face: 'faceSmall' } as const;

/** The refusal of an unrecognisable photo at the first check (S8-22, S8-23, S8-25, S8-26). */
export function unclearRefusal(kind: PhotoKind, market: MarketCode): ErrorName {
  return refusalOf(unreadable[kind], market);
}
