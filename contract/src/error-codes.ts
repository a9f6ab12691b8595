/**
 * All codes of an answer besides 0. The first four are the specification's (S8-01 to S8-04); the others are
 * ours. The texts are in `locales/<language>/errors.json` under the code's name.
 */
export const errorCodes = {
  notLoggedIn: 10010301,
  tokenExpired: 10010303,
  otherDevice: 10010304,
  tokenInvalid: 100103,

  invalidInput: 100400,
  unknownCall: 100404,
  undecryptablePath: 100405,
  unparseableBody: 100406,
  tooManyRequests: 100407,
  idempotencyKeyReused: 100408,
  stepOutOfTurn: 100409,

  codeWrong: 100410,
  codeExpired: 100411,
  codeTooSoon: 100412,
  codeUsedUp: 100413,
  numberNotRegistered: 100414,
  numberRegistered: 100415,
  codeNotSent: 100416,
  tooManyCodes: 100417,
  tooManyNearby: 100418,

  notAPhoto: 100420,
  photoTooLarge: 100421,
  photosMissing: 100422,
  photoIncomplete: 100423,
  faceNotRecognised: 100424,
  panCardNotRecognised: 100425,
  cardFrontNotRecognised: 100426,
  cardBackNotRecognised: 100427,
  ocrFailed: 100428,
  tooManyPhotos: 100429,

  orderNotFound: 100430,
  oneActiveLoan: 100431,
  reapplyTooSoon: 100432,
  offerChanged: 100433,
  agreementNotAccepted: 100434,
  cancelTooLate: 100435,
  answersMissing: 100436,
  collectCodeMissing: 100437,
  appealedBefore: 100438,
  appealAnswered: 100439,

  amountNotInteger: 100440,
  amountBelowMinimum: 100441,
  amountAboveBalance: 100442,
  paymentPending: 100443,
  paymentUnavailable: 100444,
  orderNumberMissing: 100445,
  paymentFailed: 100446,
  orderTimedOut: 100447,
  noPaymentMethod: 100448,
  extensionUnavailable: 100449,
  linkInvalid: 100450,
  linkUsedUp: 100451,
  tooManyPrompts: 100452,

  feedbackNotFound: 100470,
  feedbackOutOfTurn: 100471,
  feedbackAnswered: 100472,
  feedbackRated: 100473,
  feedbackTooManyOpen: 100474,
  feedbackTooMuch: 100475,
  deviceDataOff: 100476,
  consentTextChanged: 100477,
  exportUnderWay: 100478,

  internal: 100500,
  notReady: 100503,
} as const;

export type ErrorName = keyof typeof errorCodes;

/** The name of a code, or `undefined` for an unknown code. */
export function errorName(code: number): ErrorName | undefined {
  return (Object.keys(errorCodes) as ErrorName[]).find((name) => errorCodes[name] === code);
}
