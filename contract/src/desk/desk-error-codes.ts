/**
 * The codes of refusals at the desk, beside those of every call. Apart from `errorCodes`, because a
 * borrower's phone downloads those. The texts are in `locales/<language>/deskErrors.json`.
 */
export const deskErrorCodes = {
  /** No session of staff, or one that has ended; `data.reason` says why. */
  staffSignedOut: 110301,
  /** An address, password, code or passkey that does not fit; the same for an unknown address. */
  signInRefused: 110302,
  invitationInvalid: 110303,
  /** The role does not have the right; `data.ask` names the roles that do. */
  rightMissing: 110304,
  /** Somebody else has the item; `data.owner` and `data.since`. */
  itemTaken: 110305,
  /** The item has changed since it was read; `data` has what it is now. */
  changedMeanwhile: 110306,
  /** Nobody was signed in by OpenID Connect; `data.reason` says why. */
  openIdRefused: 110311,
  staffExists: 110307,
  staffNotFound: 110308,
  /** The last admin cannot be ended. */
  lastAdmin: 110309,
  /** The session is not an open one of the caller's others. */
  sessionGone: 110310,
  /** The item has been decided; `data.state` and `data.at`. */
  decidedAlready: 110312,
  /** The receipt is booked on the loan of another borrower. */
  receiptElsewhere: 110313,
  /** Pictures are open to whoever has taken the item. */
  takeFirst: 110314,
  /** The item does not wait any more, or never did. */
  itemGone: 110321,
  /** A request about the item is open already. */
  secondAsked: 110322,
  requestNotFound: 110323,
  /** The request was decided, withdrawn, or has lapsed; `data.state`. */
  requestOver: 110324,
  /** Who asks is not the second person. */
  ownRequest: 110325,
  /** Only the person who asked withdraws a request. */
  notAsker: 110326,
  /** Less is overpaid by now than the refund. */
  overpaidLess: 110327,
  /** The order has no running loan that money can be booked on. */
  loanNotRunning: 110328,
  /** The provider cannot send this payment back. */
  cannotReturn: 110329,
  /** The provider has not said what became of the payout: ask first. */
  payoutUnanswered: 110330,
  /** The receipt is booked on a loan, or waits in suspense. */
  receiptKnown: 110332,
  /** Less late charge is owed than would be waived. */
  waivesTooMuch: 110331,
  /** The loan is neither late nor due soon. */
  promiseTooEarly: 110333,
  /** Running loans lack their charges of the day. */
  dayOpen: 110334,
  /** The day is signed with the figures that it has. */
  daySigned: 110335,
  /** The payment was not booked by hand: the provider told of it, or nobody. */
  notByHand: 110336,
  /** The payment was taken back before. */
  takenBackAlready: 110337,
  /** The payment bought an extension, or the loan was extended after it. */
  extendedSince: 110338,
  /** What the payment overpaid has left, or is on its way to the borrower. */
  overpaymentGone: 110339,
  /** The loan would run again, and the borrower has another one, or an application. */
  newLoanSince: 110342,
  /** The loan is late by fewer days than a write-off needs. */
  notLateEnough: 110343,
  /** The loan is written off. */
  writtenOffAlready: 110344,
  /** The loan is not written off, or not any more. */
  notWrittenOff: 110345,
  borrowerNotFound: 110340,
  /** The borrower has as many notes of the day as a day may have. */
  notesFull: 110341,
  /** A decided change of the product waits for its day. */
  changeWaits: 110350,
} as const;
export type DeskErrorName = keyof typeof deskErrorCodes;

const names = new Map<number, DeskErrorName>(
  Object.entries(deskErrorCodes).map(([name, code]) => [code, name as DeskErrorName]),
);

/** The name of a code of the desk, or `undefined`. */
export function deskErrorName(code: number): DeskErrorName | undefined {
  return names.get(code);
}
