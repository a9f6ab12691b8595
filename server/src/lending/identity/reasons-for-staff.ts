import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';

/** Each reason's text for a reviewer. Without personal data. */
export const reasonsForStaff: Readonly<Record<IdentityReason, string>> = {
  frontUnread: 'the front of the card cannot be made out',
  backUnread: 'the back of the card cannot be made out',
  numberUnread: 'the number of the card cannot be read',
  sidesSame: 'front and back are the same picture',
  faceIsCard: 'the photo of the face is that of the card',
  faceNone: 'the photo of the face shows none',
  faceSeveral: 'the photo of the face shows several',
  faceSmall: 'the face is too small to be compared',
  faceOther: 'the face does not look like the one on the card',
  faceDoubtful: 'the face may be the one on the card, or not',
  cardFaceUnread: 'no face is found on the card',
  numberDiffers: 'the number on the card is not the one that was typed',
  sidesDiffer: 'front and back have different numbers',
  namesDiffer: 'the names on the card are not those that were typed',
  birthdayDiffers: 'the birthday on the card is not the one that was typed',
  livenessUnknown: 'the loan is large, and nobody certifies that a living person was before the camera',
  notChecked: 'nobody could check it in time, or no number was found to compare with',
  providerDoubts: 'the provider has doubts',
  providerRefuses: 'the provider refuses it',
};
