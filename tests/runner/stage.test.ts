import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { run, tallyOf, tallyVitest, type VitestReport } from './stage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-stage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ended = (code: number | null, timedOut = false) => ({ code, timedOut, output: '' });

async function runCase(name: string) {
  const report = path.join(folder, `${name}.json`);
  process.env['CASE'] = name;
  const config = inProject('tests', 'runner', 'fixture', 'vitest.config.ts');
  const args = ['run', '--config', config, '--reporter', 'json', '--outputFile.json', report];
  const outcome = await run(inProject('node_modules', 'vitest', 'vitest.mjs'), args, 60_000);
  const counted = tallyVitest(JSON.parse(readFileSync(report, 'utf8')) as VitestReport);
  return { code: outcome.code, ...tallyOf(outcome, counted) };
}

describe('the sums of a stage', () => {
  it('count what passed, failed and was skipped', async () => {
    expect(await runCase('mixed')).toEqual({ code: 1, passed: 2, failed: 1, skipped: 2 });
  });

  it('count a file that does not load', async () => {
    expect(await runCase('does-not-load')).toMatchObject({ code: 1, passed: 0, failed: 1 });
  });

  it('count a group whose preparation fails', async () => {
    expect(await runCase('before-fails')).toMatchObject({ code: 1, passed: 1, failed: 1 });
  });

  it('count an error outside of any test', async () => {
    expect(await runCase('outside')).toMatchObject({ code: 1, passed: 1, failed: 1 });
  });

  it('count a check by its exit code, and one that counts and then crashes as failed', () => {
    expect(tallyOf(ended(0))).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallyOf(ended(2))).toEqual({ passed: 0, failed: 1, skipped: 0 });
    const counted = { passed: 7, failed: 0, skipped: 1 };
    expect(tallyOf(ended(0), counted)).toEqual(counted);
    expect(tallyOf(ended(null, true), counted)).toEqual({ passed: 7, failed: 1, skipped: 1 });
  });

  it('end a stage that hangs, with all that it started', async () => {
    const hanging = path.join(import.meta.dirname, 'fixture', 'hangs.mjs');
    const { code, timedOut, output } = await run(hanging, [], 2000);
    expect({ code, timedOut }).toEqual({ code: null, timedOut: true });
    const child = Number(output);
    expect(child).toBeGreaterThan(0);
    await expect.poll(() => isAlive(child)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    // A killed process whose parent has gone stays as a zombie until it is collected.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
