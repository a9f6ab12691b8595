import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { start, tallyOf, tallyVitest, type VitestReport } from './stage.ts';
import { Watchdog } from './watchdog.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-stage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ended = (code: number | null, stopped?: string[]) => ({
  code,
  stopped,
  output: '',
  secondTries: [],
});
/** A job that needs more than the room. */
const patient = () => new Watchdog(Number.POSITIVE_INFINITY);

async function runCase(name: string) {
  const report = path.join(folder, `${name}.json`);
  process.env['CASE'] = name;
  const config = inProject('tests', 'runner', 'fixture', 'vitest.config.ts');
  const reporters = ['json', inProject('tests', 'runner', 'progress.ts')];
  const args = ['run', '--config', config, ...reporters.flatMap((each) => ['--reporter', each])];
  const told: string[] = [];
  const watchdog = patient();
  watchdog.ended = (what) => told.push(what);
  const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
  const outcome = await start(vitest, [...args, '--outputFile.json', report], watchdog).ended;
  const counted = tallyVitest(JSON.parse(readFileSync(report, 'utf8')) as VitestReport);
  return { told, ...outcome, ...tallyOf(outcome, counted) };
}

describe('the tally of a stage', () => {
  it('the tally counts passed, failed and skipped tests', async () => {
    expect(await runCase('mixed')).toMatchObject({ code: 1, passed: 2, failed: 1, skipped: 2 });
  });

  it('the tally counts a file that fails to load', async () => {
    expect(await runCase('does-not-load')).toMatchObject({ code: 1, passed: 0, failed: 1 });
  });

  it('the tally counts a group whose preparation fails', async () => {
    expect(await runCase('before-fails')).toMatchObject({ code: 1, passed: 1, failed: 1 });
  });

  it('the tally counts an error outside a test', async () => {
    expect(await runCase('outside')).toMatchObject({ code: 1, passed: 1, failed: 1 });
  });

  it('a test that passes at the second try counts as passed, and is named with the first failure', async () => {
    const { code, passed, failed, secondTries } = await runCase('second-try');
    expect({ code, passed, failed }).toEqual({ code: 0, passed: 1, failed: 0 });
    expect(secondTries).toEqual(['second-try.case.ts > passes at the second try: the first try failed']);
  });

  it('the tally counts a check by its exit code, and a crash after counting as failed', () => {
    expect(tallyOf(ended(0))).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallyOf(ended(2))).toEqual({ passed: 0, failed: 1, skipped: 0 });
    const counted = { passed: 7, failed: 0, skipped: 1 };
    expect(tallyOf(ended(0), counted)).toEqual(counted);
    expect(tallyOf(ended(null, ['hangs']), counted)).toEqual({ passed: 7, failed: 1, skipped: 1 });
  });

  it('a stopped stage ends with all its processes', async () => {
    const hanging = path.join(import.meta.dirname, 'fixture', 'hangs.mjs');
    const watchdog = patient();
    const run = start(hanging, [], watchdog);
    await expect.poll(() => watchdog.running()).toEqual(['hangs.mjs', 'a test that hangs']);
    run.stop(watchdog.running());
    const { code, stopped, output } = await run.ended;
    expect({ code, stopped }).toEqual({ code: null, stopped: ['hangs.mjs', 'a test that hangs'] });
    expect(watchdog.running()).toEqual([]);
    const child = Number(output);
    expect(child).toBeGreaterThan(0);
    await expect.poll(() => isAlive(child)).toBe(false);
  });

  it('the command receives the begin and the end of each file and test while vitest runs', async () => {
    const { told } = await runCase('mixed');
    const file = 'mixed.case.ts';
    const names = ['passes', 'passes too', 'fails'].map((title) => `${file} > ${title}`);
    expect(told).toEqual(expect.arrayContaining([file, ...names]));
  });
});

function isAlive(pid: number): boolean {
  try {
    // A killed process without a parent stays as a zombie until it is collected.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
