const second = 1000;
/** Interval between two queries for a payment, in ms. */
export const laterPause = 10 * second;
/** A prompt is answered within this time or never. */
const soonFor = 60 * second;

/**
 * The polling interval of an awaited payment, in ms, by the elapsed time. As a `refetchInterval` it pauses
 * while the screen is hidden.
 */
export function paymentPause(waitedMs: number): number {
  return waitedMs < soonFor ? 3 * second : laterPause;
}
