import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, projectGraph } from './changed-files.ts';
import { choose } from './choose.ts';
import { runAll } from './schedule.ts';
import { start, tallyOf, type Outcome, type Run, type Tally } from './stage.ts';
import { room, stagesFor, type Stage } from './stages.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { Watchdog } from './watchdog.ts';

/*
 * npm test                           every stage, each to its end, whatever the others came to;
 *                                    the last line is the true sum
 * npm test -- --changed [revision]   what the changes since a revision can break;
 *                                    without one, since the branch left main
 */
const { values: options, positionals } = parseArgs({
  options: { changed: { type: 'boolean' } },
  allowPositionals: true,
});
if (positionals.length > (options.changed ? 1 : 0)) {
  console.error(
    `npm test takes no "${positionals.at(-1)}": npm test -- --changed [revision]. CONTRIBUTING.md says how to run one file.`,
  );
  process.exit(2);
}
const stages = options.changed ? stagesSince(positionals[0]) : stagesFor();

/** How long nothing may begin or end on a quiet machine. */
const quietMinutes = 5;

const temporary = makeTemporaryFolder();
process.env['TMPDIR'] = temporary;
const reports = path.join(temporary, 'reports');
mkdirSync(reports);
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const results: { name: string; tally: Tally; seconds: number }[] = [];
const watchdog = new Watchdog(quietMinutes * 60_000);
const running = new Set<Run>();
const looking = setInterval(() => {
  const unfinished = watchdog.look();
  if (unfinished) for (const each of running) each.stop(unfinished);
}, 2000);
await runAll(stages, room, runStage);
clearInterval(looking);

async function runStage(stage: Stage): Promise<void> {
  const missing = stage.skipped?.();
  if (missing) {
    console.log(`- ${stage.name}: skipped: ${missing}`);
    results.push({ name: stage.name, tally: { passed: 0, failed: 0, skipped: 1 }, seconds: 0 });
    return;
  }
  const report = path.join(reports, `${stage.name}.json`);
  const began = performance.now();
  const run = start(stage.script, [...stage.args, ...(stage.reportArgs?.(report) ?? [])], watchdog);
  running.add(run);
  const outcome = await run.ended;
  running.delete(run);
  const counted =
    stage.tally && existsSync(report) ? stage.tally(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  // A counting stage without its report has failed, whatever its exit code.
  const tally = tallyOf(stage.tally && !counted ? { ...outcome, code: outcome.code || 1 } : outcome, counted);
  const seconds = (performance.now() - began) / 1000;
  results.push({ name: stage.name, tally, seconds });
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${stage.name}: ${sums(tally)} (${seconds.toFixed(1)} s)`);
  for (const each of outcome.secondTries) {
    console.log(`  passed at the second try only: ${each}`.replaceAll('\n', '\n    '));
  }
  if (tally.failed > 0) {
    console.log(`${outcome.output.trim()}\n  ${stage.name} ${why(outcome)}\n`.replaceAll(/^/gm, '  '));
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

/** The stages that a change can break; prints the changes and the selection. */
function stagesSince(revision: string | undefined): Stage[] {
  const { since, files } = changedFiles(revision);
  const choice = choose(files, projectGraph());
  console.log(`${files.length} files have changed since ${since.slice(0, 12)}.`);
  for (const reason of choice.reasons) console.log(`- ${reason}`);
  const chosen = stagesFor(choice);
  console.log(`Chosen: ${chosen.map(({ name }) => name).join(', ')}.\n`);
  return chosen;
}

function why({ code, stopped }: Outcome): string {
  if (!stopped) return `ended with ${code}`;
  return `was stopped: nothing had ended for ${quietMinutes} minutes. These ran:\n${stopped.join('\n')}`;
}

function sums({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
