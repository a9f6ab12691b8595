import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './measurement.ts';

/** The middle of the rounds. */
function middle(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * The results as a page: for each path, engine and number of clients the middle round of the lender and of
 * the floor.
 */
export function tableOf(machine: Record<string, unknown>, rows: readonly Row[]): string {
  return [
    '# The server, measured',
    '',
    ...legend,
    '',
    ...tableRows(rows),
    '',
    ...machineLines(machine),
    '',
  ].join('\n');
}

/** What the columns of `tableRows` are. */
export const legend: readonly string[] = [
  'Home: `GET /loanMarket/index` with a session and a running loan. Repayment: `POST /repay/mpesa/repay-link`',
  'with an `Idempotency-Key`, and the callback that tells of its money: two requests are one turn. The floor is',
  'a bare Fastify with the same statements, taken down from the lender. Turns a second and milliseconds are of',
  'the middle round; CPU is of the process of the subject alone. PostgreSQL syncs each commit. The load comes',
  'from the same machine.',
];

export const machineLines = (machine: Record<string, unknown>): string[] =>
  Object.entries(machine).map(([name, value]) => `- ${name}: ${JSON.stringify(value)}`);

export function tableRows(rows: readonly Row[]): string[] {
  const lines = [
    '| path | engine | clients | lender, a second | floor, a second | share | lender p99, ms | floor p99, ms | lender CPU, ms | floor CPU, ms | memory, MB |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
  ];
  const places = new Map(rows.map((row) => [`${row.path}|${row.engine}|${row.clients}`, row]));
  for (const { path: way, engine, clients } of places.values()) {
    const of = (kind: Row['kind'], figure: (row: Row) => number) =>
      middle(
        rows
          .filter(
            (row) =>
              row.kind === kind && row.path === way && row.engine === engine && row.clients === clients,
          )
          .map(figure),
      );
    const each = (figure: (row: Row) => number, digits: number) =>
      [of('lender', figure).toFixed(digits), of('floor', figure).toFixed(digits)] as const;
    const share = of('lender', (row) => row.perSecond) / of('floor', (row) => row.perSecond);
    const cells = [
      way,
      engine,
      clients,
      ...each((row) => row.perSecond, 0),
      share.toFixed(2),
      ...each((row) => row.p99Ms, 1),
      ...each((row) => row.cpuMsPerTurn, 2),
      of('lender', (row) => row.rssMb).toFixed(0),
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
  return lines;
}

/** Writes `results/<name>.json` and `.md`, and shows the page. */
export function writeResults(name: string, measured: unknown, page: string): void {
  const results = path.join(import.meta.dirname, '../results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${name}.json`), `${JSON.stringify(measured, null, 1)}\n`);
  writeFileSync(path.join(results, `${name}.md`), page);
  console.log(page);
}
