/** Nearly two hours of growing pauses. */
const hours = 20;
/** Nearly a day: a provider or a service may be away for so long. */
const day = 150;

/**
 * The number of tries before a kind of job stops and waits for a member of staff. `null`: never. Outgoing
 * money and questions about payments go on for ever with slow pauses, and so do daily kinds, which queue
 * their next day.
 */
const tries: Readonly<Record<string, number | null>> = {
  payout: null,
  payoutCheck: null,
  refund: null,
  refundCheck: null,
  reversal: null,
  promptCheck: null,
  registerPaybill: null,
  pull: null,

  accrue: null,
  remind: null,
  forget: null,

  review: day,
  readSide: day,
  askIdentity: day,
  sms: day,
  reminder: day,
  overpaid: day,
  deletePhotos: day,
  forgetUpload: day,
  feedbackPicture: day,
  forgetVoucherImage: day,
  deleteErasedFiles: day,
  sealPayers: day,
  rewritePayers: day,
  productChange: day,
  'simulator.settle': day,
  'simulator.deliver': day,

  lapse: hours,
  autoDraw: hours,
  accrueRunning: hours,
  accrueLoan: hours,
  erase: hours,
  shredKeys: hours,
};

/** The kinds of the table. */
export const triedKinds = Object.keys(tries);

/** How often a job of a kind is tried: infinity for a kind that never stops, 20 for one outside the table. */
export function triesOf(kind: string): number {
  const most = tries[kind];
  return most === undefined ? hours : (most ?? Number.POSITIVE_INFINITY);
}
