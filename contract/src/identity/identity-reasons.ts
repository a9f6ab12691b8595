import type { ErrorName } from '../error-codes.ts';

/** What a borrower can look at, and mend: one of the photos, or a row of the personal section. */
export type LookAt = 'front' | 'back' | 'face' | 'nationalId' | 'names' | 'birthday';

interface Reason {
  /**
   * `retake`: nothing can be made out, and the photo is taken again; after the policy's number of tries a person looks instead.
   * `review`: it can be made out and does not agree, or nobody could look: a person does. `refuse`: a provider with a judgement of
   * its own says no.
   */
  outcome: 'retake' | 'review' | 'refuse';
  /** What the borrower is told to look at; nothing when there is nothing to be mended. */
  lookAt: readonly LookAt[];
  /** The message of the catalogue that a retake is refused with (S8-22 to S8-26). */
  error?: ErrorName;
}

/**
 * Why an identity is not simply passed: the one table of it. A front that cannot be made out is in India the front of a PAN card,
 * with the message of its own (S8-23).
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

/** Those of some reasons that a borrower can do something about. */
export function mendable(reasons: readonly IdentityReason[]): IdentityReason[] {
  return reasons.filter((reason) => identityReasons[reason].lookAt.length > 0);
}
