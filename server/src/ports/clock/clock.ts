/** The current time. Lending never asks the machine itself. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Takes over what another process has done to the clock; only the sandbox's of a shared database. */
  follow?(): Promise<void>;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };
