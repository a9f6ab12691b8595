/**
 * Why a borrower cancels; exactly one is chosen (S5-44). The specification lists none, so these are ours: nothing personal, and
 * none that accuses. The words are in `locales/<language>/cancellation.json`.
 */
export const cancelReasons = [
  'noLongerNeeded',
  'wrongAmount',
  'tooExpensive',
  'foundElsewhere',
  'takesTooLong',
  'detailsUnwanted',
  'byMistake',
  'otherReason',
] as const;
export type CancelReason = (typeof cancelReasons)[number];
