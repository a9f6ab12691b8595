import type { FormVisit } from './form.ts';
import type { Part } from './journey.ts';
import type { ProfileName } from './profiles.ts';
import type { Visit } from './visit.ts';

/** What happens to a request: nothing, the loss of some, or a line with TLS. */
export const conditions = ['clear', 'lossy', 'tls'] as const;
export type Condition = (typeof conditions)[number];

/** Every round on one profile. */
export interface Measured {
  profile: ProfileName;
  home: Record<Condition, { first: Visit; second: Visit }[]>;
  journeys: Part[][];
  forms: Record<string, FormVisit[]>;
}

/** What a visit may take at most, in seconds, on a line that loses requests. */
export const targets: readonly {
  profile: ProfileName;
  visit: 'first' | 'second';
  figure: 'words' | 'usable';
  most: number;
}[] = [
  { profile: '2G', visit: 'first', figure: 'words', most: 4 },
  { profile: '2G', visit: 'second', figure: 'words', most: 1 },
  { profile: '2G', visit: 'first', figure: 'usable', most: 30 },
  { profile: '2G', visit: 'second', figure: 'usable', most: 2 },
  { profile: '3G', visit: 'first', figure: 'usable', most: 4.5 },
  { profile: '3G', visit: 'second', figure: 'usable', most: 1.5 },
];

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

export const bytesOf = ({ waterfall }: Pick<Visit, 'waterfall'>): number =>
  waterfall.reduce((sum, { bytes }) => sum + bytes, 0);
