import type { Found } from './checks.ts';
import {
  goals,
  measures,
  median,
  ratio,
  series,
  yardstick,
  type Contestant,
  type Measure,
  type MeasureKey,
} from './figures.ts';
import { acts } from './script.ts';

/** The machine of a run. */
export interface Setting {
  date: string;
  browser: string;
  node: string;
  cores: number;
  /** Processes that wanted a core, on average over the last minute, before each round and at the end. */
  load: number[];
}

const keys = Object.keys(measures) as MeasureKey[];
const nameOf = (key: MeasureKey) => measures[key].name;
const format = (key: MeasureKey, value: number) => value.toFixed((measures[key] as Measure).digits);
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The report of a run as Markdown. */
export function report(setting: Setting, all: readonly Contestant[]): string {
  const base = all.find(({ name }) => name === yardstick);
  const head = ['', ...all.map(({ name }) => name)];
  const rows = (cell: (one: Contestant, key: MeasureKey) => string) =>
    keys.map((key) => [nameOf(key), ...all.map((one) => cell(one, key))]);
  return [
    `# One form screen, ${setting.date}`,
    `Chromium ${setting.browser}, Node ${setting.node}, ${setting.cores} cores, load average ${setting.load.map((n) => n.toFixed(1)).join(', ')}; ${all[0]?.rounds.length ?? 0} rounds, interleaved.`,
    'ms are CPU of the main thread by its own clock, unthrottled. How it is measured: [README](../README.md).',
    '## Goals',
    base ? judged(all, base) : `Not judged: ${yardstick} was not in the run.`,
    '## Medians',
    table(
      head,
      rows((one, key) => format(key, median(series(one, key)))),
    ),
    ...(base
      ? [
          `## Ratio to ${yardstick}, paired by round, median`,
          table(
            head,
            rows((one, key) => ratio(one, base, key).toFixed(2)),
          ),
        ]
      : []),
    '## Spread over the rounds',
    table(
      head,
      rows((one, key) => {
        const values = series(one, key);
        return `${format(key, Math.min(...values))} to ${format(key, Math.max(...values))}`;
      }),
    ),
    '## Where the time goes, ms, median',
    table(
      head,
      acts.flatMap((act) =>
        (['script', 'style', 'layout', 'other'] as const).map((part) => [
          `${act}: ${part}`,
          ...all.map(({ rounds }) =>
            median(rounds.map(({ costs }) => costs[act][part])).toFixed(act === 'fling' ? 3 : 2),
          ),
        ]),
      ),
    ),
    '## Bytes, kB',
    table(
      head,
      (['raw', 'gzip', 'brotli'] as const).flatMap((packing) =>
        (['script', 'style'] as const).map((kind) => [
          `${kind === 'script' ? 'JS' : 'CSS'} ${packing}`,
          ...all.map(({ bytes }) => (bytes[kind][packing] / 1000).toFixed(1)),
        ]),
      ),
    ),
    '## Accessibility',
    table(head, [
      ['axe, closed', ...all.map(({ checks }) => found(checks.axe.closed))],
      ['axe, sheet open', ...all.map(({ checks }) => found(checks.axe.sheet))],
      ['axe, full form with errors', ...all.map(({ checks }) => found(checks.axe.full))],
      ['birthday by keyboard', ...all.map(({ checks }) => (checks.keyboard.works ? 'yes' : 'no'))],
      [
        'focus back on the row',
        ...all.map(({ checks: { keyboard } }) => (!keyboard.works ? '-' : keyboard.returns ? 'yes' : 'no')),
      ],
    ]),
    '',
  ].join('\n\n');
}

/** The goals of Kopa with the measured values. */
function judged(all: readonly Contestant[], base: Contestant): string {
  const kopa = all.find(({ name }) => name === 'kopa');
  if (!kopa) return 'Not judged: kopa was not in the run.';
  return table(
    ['goal for kopa', 'at most', 'measured', '', 'kopa', yardstick],
    goals.map(({ measure, most, kind }) => {
      const own = median(series(kopa, measure));
      const value = kind === 'ratio' ? ratio(kopa, base, measure) : own;
      return [
        nameOf(measure),
        kind === 'ratio' ? `${most.toFixed(2)} x` : String(most),
        kind === 'ratio' ? `${value.toFixed(2)} x` : format(measure, value),
        value <= most ? '✓ met' : '✗ missed',
        format(measure, own),
        format(measure, median(series(base, measure))),
      ];
    }),
  );
}

const found = ({ rules, elements, ids }: Found) =>
  rules === 0 ? '0' : `${rules} rules, ${elements} elements (${ids.join(', ')})`;
