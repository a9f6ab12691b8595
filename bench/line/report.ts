import { bytesOf, conditions, median, targets, type Condition, type Measured } from './figures.ts';
import { lossShare, profiles } from './profiles.ts';
import type { Visit } from './visit.ts';

const seconds = (values: readonly number[]) => median(values).toFixed(2);
const cell = (values: readonly number[]) => `${seconds(values)} (${Math.max(...values).toFixed(2)})`;
const short = (path: string) => (path.length > 40 ? `${path.slice(0, 12)}…` : path);
const time = (value: number | undefined) => value?.toFixed(2) ?? '';
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const words: Record<Condition, string> = {
  clear: 'no loss',
  lossy: `${lossShare * 100} % of requests lost`,
  tls: 'no loss, TLS 1.3 modelled',
};

/** The report of a run as Markdown; `machine`: one line about it. */
export function report(machine: string, all: readonly Measured[]): string {
  return [
    '# A slow line',
    machine,
    'Seconds since the navigation began, medians; worst in brackets. How it is measured: [README](../README.md#line).',
    '## Targets',
    goals(all),
    ...all.flatMap((each) => [
      `## ${each.profile}: ${profiles[each.profile].bitsPerSecond / 1000} kbit/s, ${profiles[each.profile].roundTripMs} ms, CPU ${profiles[each.profile].cpu}x`,
      visits(each),
      ...journey(each),
      ...forms(each),
      '### First visit, request by request (a round without loss)',
      waterfall(each.home.clear[0]?.first),
      '### Second visit, request by request',
      waterfall(each.home.clear[0]?.second),
    ]),
    '',
  ].join('\n\n');
}

function goals(all: readonly Measured[]): string {
  return table(
    ['', 'at most', ...conditions.map((each) => words[each]), ''],
    targets.flatMap(({ profile, visit, figure, most }) => {
      const found = all.find((each) => each.profile === profile);
      if (!found) return [];
      const of = (condition: Condition) => found.home[condition].map((round) => round[visit][figure]);
      return [
        [
          `${profile}, ${visit} visit: ${figure === 'words' ? 'first words' : 'home usable'}`,
          String(most),
          ...conditions.map((each) => seconds(of(each))),
          median(of('lossy')) <= most ? '✓ met' : '✗ missed',
        ],
      ];
    }),
  );
}

function visits({ home }: Measured): string {
  return table(
    ['visit', 'line', 'first words', 'home usable', 'kB', 'answers'],
    (['first', 'second'] as const).flatMap((which) =>
      conditions.map((condition) => {
        const rounds = home[condition].map((round) => round[which]);
        return [
          which,
          words[condition],
          cell(rounds.map((each) => each.words)),
          cell(rounds.map((each) => each.usable)),
          kB(median(rounds.map(bytesOf))),
          String(median(rounds.map((each) => each.waterfall.length))),
        ];
      }),
    ),
  );
}

function journey({ journeys }: Measured): string[] {
  const [first] = journeys;
  if (!first) return [];
  const at = (index: number) => journeys.map((parts) => parts[index]!);
  const total = journeys.map((parts) => parts.reduce((sum, each) => sum + each.seconds, 0));
  const bytes = journeys.map((parts) => parts.reduce((sum, each) => sum + each.bytes, 0));
  return [
    `### The whole journey, ${words.lossy}, by a borrower who never thinks`,
    table(
      ['part', 'seconds', 'kB received'],
      [
        ...first.map(({ part }, index) => [
          part,
          seconds(at(index).map((each) => each.seconds)),
          kB(median(at(index).map((each) => each.bytes))),
        ]),
        ['all', seconds(total), kB(median(bytes))],
      ],
    ),
  ];
}

function forms({ forms: all }: Measured): string[] {
  if (Object.keys(all).length === 0) return [];
  return [
    '### One form screen beside other libraries, from an empty cache, no loss',
    table(
      ['', 'first words', 'form usable', 'birthday sheet open', 'filled', 'kB'],
      Object.entries(all).map(([name, rounds]) => [
        name,
        ...(['words', 'usable', 'sheet', 'filled'] as const).map((key) =>
          seconds(rounds.map((each) => each[key])),
        ),
        kB(median(rounds.map(({ bytes }) => bytes))),
      ]),
    ),
  ];
}

function waterfall(visit: Visit | undefined): string {
  if (!visit) return '';
  return table(
    ['request', 'asked', 'first byte', 'last byte', 'bytes'],
    [
      ...visit.waterfall.map(({ path, asked, first, last, bytes }) => [
        short(path),
        time(asked),
        time(first),
        time(last),
        String(bytes),
      ]),
      ['first words', time(visit.words), '', '', ''],
      ['home usable', time(visit.usable), '', '', ''],
    ],
  );
}
