import type { Checks } from './checks.ts';
import type { Act, Round } from './script.ts';
import type { Cost } from './session.ts';

/** Compressed size of the fetched files, bytes. */
export interface Bytes {
  script: { raw: number; gzip: number; brotli: number };
  style: { raw: number; gzip: number; brotli: number };
}

/** All that is known of one contestant after a run. */
export interface Contestant {
  name: string;
  bytes: Bytes;
  checks: Checks;
  rounds: Round[];
}

/** A row of the tables. */
export interface Measure {
  name: string;
  digits: number;
  of(round: Round, bytes: Bytes): number;
}

const cpu = (name: string, act: Act, part: keyof Cost): Measure => ({
  name,
  digits: 2,
  of: ({ costs }) => costs[act][part],
});

const kb = (bytes: number) => bytes / 1000;

/** Everything that is compared, by the key that goals name. */
export const measures = {
  gzip: {
    name: 'JS + CSS gzip, kB',
    digits: 1,
    of: (_, { script, style }) => kb(script.gzip + style.gzip),
  },
  brotli: {
    name: 'JS + CSS brotli, kB',
    digits: 1,
    of: (_, { script, style }) => kb(script.brotli + style.brotli),
  },
  loadScript: cpu('load: script', 'load', 'script'),
  loadMain: cpu('load: main thread', 'load', 'main'),
  openScript: cpu('open birthday: script', 'open', 'script'),
  openMain: cpu('open birthday: main thread', 'open', 'main'),
  confirmScript: cpu('confirm: script', 'confirm', 'script'),
  confirmMain: cpu('confirm: main thread', 'confirm', 'main'),
  keyScript: cpu('a key: script', 'key', 'script'),
  keyMain: cpu('a key: main thread', 'key', 'main'),
  flingScript: { ...cpu('a frame of a fling: script', 'fling', 'script'), digits: 3 },
  flingMain: { ...cpu('a frame of a fling: main thread', 'fling', 'main'), digits: 3 },
  flingTotal: {
    name: 'the whole fling: script',
    digits: 2,
    of: ({ costs, frames }) => costs.fling.script * frames,
  },
  submitScript: cpu('submit with gaps: script', 'submit', 'script'),
  submitMain: cpu('submit with gaps: main thread', 'submit', 'main'),
  heap: { name: 'heap afterwards, MB', digits: 2, of: ({ heap }) => heap },
  nodesFirst: { name: 'elements, first screen', digits: 0, of: ({ nodes }) => nodes.first },
  nodesSheet: { name: 'elements, birthday sheet open', digits: 0, of: ({ nodes }) => nodes.sheet },
  nodesEnd: { name: 'elements at the end', digits: 0, of: ({ nodes }) => nodes.end },
} satisfies Record<string, Measure>;

export type MeasureKey = keyof typeof measures;

/** The peer that others are compared with. */
export const yardstick = 'antd-mobile';

/** The goals of Kopa: a maximum ratio to the reference, or a maximum number. */
export const goals: readonly { measure: MeasureKey; most: number; kind: 'ratio' | 'count' }[] = [
  { measure: 'gzip', most: 0.65, kind: 'ratio' },
  { measure: 'loadScript', most: 0.75, kind: 'ratio' },
  { measure: 'openMain', most: 0.32, kind: 'ratio' },
  { measure: 'openScript', most: 0.3, kind: 'ratio' },
  { measure: 'confirmMain', most: 0.2, kind: 'ratio' },
  { measure: 'keyScript', most: 0.15, kind: 'ratio' },
  { measure: 'flingScript', most: 0.2, kind: 'ratio' },
  { measure: 'nodesSheet', most: 110, kind: 'count' },
  { measure: 'heap', most: 0.7, kind: 'ratio' },
];

/** A measure of every round. */
export function series({ rounds, bytes }: Contestant, key: MeasureKey): number[] {
  const measure: Measure = measures[key];
  return rounds.map((round) => measure.of(round, bytes));
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

/** How many times the yardstick's: compared inside each round, then the median of the rounds. */
export function ratio(one: Contestant, other: Contestant, key: MeasureKey): number {
  const others = series(other, key);
  return median(series(one, key).map((value, round) => value / (others[round] ?? NaN)));
}
