/** The current time. Lending never asks the machine itself. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };
