import type { Capabilities } from '../../identity-verifier.ts';

/**
 * The thresholds of the distance between two faces. Measured with face-api's sample photos and copies of them
 * printed into cards: one person stayed below 0.42 with a sharp card, different people reached 0.45; the
 * library's limit of 0.6 accepted five of 31 wrong pairs. Both faces of a pair came from one photo, and the
 * sample is too small for an error rate.
 */
export const faceLimits = {
  /** Up to here the same person, */
  match: 0.42,
  /** and up to here a case for manual review. */
  review: 0.55,
} as const satisfies NonNullable<Capabilities['faceLimits']>;
