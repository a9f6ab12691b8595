import type { ErrorName } from '../error-codes.ts';

/** Objects that a borrower can check and correct: one of the photos, or a row of the personal section. */
export type LookAt = 'front' | 'back' | 'face' | 'nationalId' | 'names' | 'birthday';

interface Reason {
  /**
   * `retake`: unrecognisable, so the photo is retaken; after the policy's number of attempts a person
   * decides. `review`: recognisable with a mismatch, or no check was possible: a person decides. `refuse`: a
   * provider with a judgement refuses.
   */
  outcome: 'retake' | 'review' | 'refuse';
  /** The objects to check; empty when nothing can be corrected. */
  lookAt: readonly LookAt[];
  /** The catalogue's message of a retake (S8-22 to S8-26). */
  error?: ErrorName;
}

/**
 * The table of reasons against an automatic pass. In India an unrecognisable front is a PAN card's, with its
 * own message (S8-23).
 */
export const identityReasons = {
  frontUnread: { outcome: 'retake', lookAt: ['front'], error: 'cardFrontNotRecognised' },
  backUnread: { outcome: 'retake', lookAt: ['back'], error: 'cardBackNotRecognised' },
  numberUnread: { outcome: 'retake', lookAt: ['front', 'back'], error: 'ocrFailed' },
  sidesSame: { outcome: 'retake', lookAt: ['front', 'back'], error: 'ocrFailed' },
  faceIsCard: { outcome: 'retake', lookAt: ['face'], error: 'faceNotRecognised' },
  faceNone: { outcome: 'retake', lookAt: ['face'], error: 'faceNotRecognised' },
  faceSeveral: { outcome: 'retake', lookAt: ['face'], error: 'faceNotRecognised' },
  faceSmall: { outcome: 'retake', lookAt: ['face'], error: 'faceNotRecognised' },
  faceOther: { outcome: 'retake', lookAt: ['face'], error: 'faceNotRecognised' },
  faceDoubtful: { outcome: 'review', lookAt: ['face'] },
  cardFaceUnread: { outcome: 'review', lookAt: ['front'] },
  numberDiffers: { outcome: 'review', lookAt: ['nationalId', 'front'] },
  sidesDiffer: { outcome: 'review', lookAt: ['front', 'back'] },
  namesDiffer: { outcome: 'review', lookAt: ['names'] },
  birthdayDiffers: { outcome: 'review', lookAt: ['birthday'] },
  livenessUnknown: { outcome: 'review', lookAt: [] },
  notChecked: { outcome: 'review', lookAt: [] },
  providerDoubts: { outcome: 'review', lookAt: [] },
  providerRefuses: { outcome: 'refuse', lookAt: [] },
} as const satisfies Record<string, Reason>;

export type IdentityReason = keyof typeof identityReasons;

export const identityReasonNames = Object.keys(identityReasons) as readonly IdentityReason[] as readonly [
  IdentityReason,
  ...IdentityReason[],
];

/** The reasons that a borrower can remedy. */
export function mendable(reasons: readonly IdentityReason[]): IdentityReason[] {
  return reasons.filter((reason) => identityReasons[reason].lookAt.length > 0);
}
