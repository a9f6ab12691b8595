/** A failure that is tried again: fetched with the failure. */
export const retryWords = {
  tryNow: 'Try now',
  tryIn: { one: 'We try again in 1 second', other: 'We try again in {n} seconds' },
  stoppedTrying: 'We stopped trying. Try again when you like.',
};
