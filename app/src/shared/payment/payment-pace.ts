const second = 1000;
/** Between two looks at what may have come, in milliseconds. */
export const laterPause = 10 * second;
/** A prompt is answered within this time or not at all. */
const soonFor = 60 * second;

/**
 * The pause before a payment that is waited for is asked about again, in milliseconds, by how long it has been waited for. A query
 * that uses it as its `refetchInterval` rests while the screen is hidden.
 */
export function paymentPause(waitedMs: number): number {
  return waitedMs < soonFor ? 3 * second : laterPause;
}
