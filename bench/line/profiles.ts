/** A line as one phone has it. */
export interface Profile {
  /** Bits per second of the line in each direction, shared by all connections, the headers of packets included. */
  bitsPerSecond: number;
  /** From a packet to its answer without the time of the bits, ms. */
  roundTripMs: number;
  /** How often the phone is slower than this machine. */
  cpu: number;
}

/** The share of requests that are lost on their way, once each. */
export const lossShare = 0.02;

export const profiles = {
  '2G': { bitsPerSecond: 35_000, roundTripMs: 800, cpu: 1 },
  '3G': { bitsPerSecond: 400_000, roundTripMs: 400, cpu: 6 },
} satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
