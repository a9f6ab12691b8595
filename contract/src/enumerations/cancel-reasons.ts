/**
 * The reasons of a cancellation; exactly one is chosen (S5-44). The specification lists none, so these are
 * ours: neither personal nor accusing. The texts are in `locales/<language>/cancellation.json`.
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
