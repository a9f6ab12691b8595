import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { run, tallyOf, tallyVitest, type Tally, type VitestReport } from './stage.ts';

/*
 * `npm test`: every stage, each to its end, whatever the others came to. The last line is the true sum.
 */

interface Stage {
  name: string;
  script: string;
  args: string[];
  minutes: number;
  /** Runs while the next one does. */
  besideNext?: true;
  /** Where its sums come from; a stage without is one check by its exit code. */
  tally?: (report: unknown) => Tally;
  reportArgs?: (file: string) => string[];
}

const program = (...parts: string[]): string => inProject('node_modules', ...parts);
const tsc = program('typescript', 'bin', 'tsc');
const vitest = program('vitest', 'vitest.mjs');

const tests = (
  name: string,
  projects: string[],
  minutes: number,
  { workers }: { workers?: number } = {},
): Stage => ({
  name,
  script: vitest,
  args: [
    'run',
    ...projects.flatMap((each) => ['--project', each]),
    ...(workers ? ['--maxWorkers', String(workers)] : []),
  ],
  minutes,
  tally: (report) => tallyVitest(report as VitestReport),
  reportArgs: (file) => ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file],
});

const stages: Stage[] = [
  { name: 'types', script: tsc, args: ['-b'], minutes: 4, besideNext: true },
  { name: 'lint', script: program('oxlint', 'bin', 'oxlint'), args: [], minutes: 2 },
  { name: 'conformance', script: inProject('tests', 'conformance', 'report.ts'), args: [], minutes: 1 },
  { name: 'format', script: program('oxfmt', 'bin', 'oxfmt'), args: ['--check', '.'], minutes: 2 },
  tests('unit tests', ['ui', 'components', 'contract', 'server', 'app', 'house'], 10),
  { name: 'app build', script: inProject('scripts', 'build-app.ts'), args: [], minutes: 3 },
  {
    name: 'Storybook',
    script: inProject('scripts', 'build-storybook.ts'),
    args: [],
    minutes: 3,
    besideNext: true,
  },
  tests('size, package and old web view', ['built'], 8),
  {
    name: 'stories',
    script: inProject('tests', 'stories', 'run-stories.ts'),
    // As many as leave the flows their time.
    args: ['--pages', '2'],
    minutes: 15,
    besideNext: true,
    tally: (report) => report as Tally,
    reportArgs: (file) => ['--json', file],
  },
  // A flow waits for its browser more than it computes.
  tests('flows', ['flows'], 18, { workers: availableParallelism() + 1 }),
];

const reports = mkdtempSync(path.join(tmpdir(), 'kopa-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const results: { name: string; tally: Tally; seconds: number }[] = [];
let beside: Promise<void>[] = [];
for (const [at, stage] of stages.entries()) {
  beside.push(runStage(stage, at));
  if (stage.besideNext) continue;
  // In turn: the machine is one.
  await Promise.all(beside);
  beside = [];
}

async function runStage(stage: Stage, at: number): Promise<void> {
  const report = path.join(reports, `${at}.json`);
  const began = performance.now();
  const outcome = await run(
    stage.script,
    [...stage.args, ...(stage.reportArgs?.(report) ?? [])],
    stage.minutes * 60_000,
  );
  const counted =
    stage.tally && existsSync(report) ? stage.tally(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  // Without its report, a stage that counts has failed, also when it says otherwise.
  const tally = tallyOf(stage.tally && !counted ? { ...outcome, code: outcome.code || 1 } : outcome, counted);
  const seconds = (performance.now() - began) / 1000;
  results.push({ name: stage.name, tally, seconds });
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${stage.name}: ${sums(tally)} (${seconds.toFixed(1)} s)`);
  if (tally.failed > 0) {
    const why = outcome.timedOut ? `stopped after ${stage.minutes} minutes` : `ended with ${outcome.code}`;
    console.log(`${outcome.output.trim()}\n  ${stage.name} ${why}\n`.replaceAll(/^/gm, '  '));
  }
}

const total = results.reduce<Tally>(
  (sum, { tally }) => ({
    passed: sum.passed + tally.passed,
    failed: sum.failed + tally.failed,
    skipped: sum.skipped + tally.skipped,
  }),
  { passed: 0, failed: 0, skipped: 0 },
);
const width = Math.max(...results.map(({ name }) => name.length));
console.log('');
for (const { name, tally, seconds } of results) {
  console.log(`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${sums(tally)}`);
}
console.log(`${'in all'.padEnd(width)}  ${(performance.now() / 1000).toFixed(1).padStart(6)} s\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(sums(total));

function sums({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
