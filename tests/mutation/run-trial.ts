import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, inProject, root } from '../../scripts/paths.ts';
import { patient } from '../../scripts/patience.ts';
import { trialVariable, type Report, type Trial } from './trial.ts';

/** How a run of Vitest ended. */
export interface Ended {
  reports: Report[];
  passed: boolean;
  /** What Vitest has printed. */
  printed: string;
}

const folder = path.join(cacheFolder, 'mutation');
let number = 0;

/** Runs Vitest with a trial; ends a run that reports nothing for too long. */
export async function runTrial(trial: Omit<Trial, 'reports'>): Promise<Ended> {
  mkdirSync(folder, { recursive: true });
  number += 1;
  const file = path.join(folder, `${process.pid}-${number}.json`);
  const reports = path.join(folder, `${process.pid}-${number}.reports`);
  writeFileSync(file, JSON.stringify({ ...trial, reports } satisfies Trial));
  try {
    const { passed, printed } = await vitest(file, reports);
    return { reports: readReports(reports), passed, printed };
  } finally {
    for (const each of [file, reports]) rmSync(each, { force: true });
  }
}

async function vitest(file: string, reports: string): Promise<{ passed: boolean; printed: string }> {
  const child = spawn(
    process.execPath,
    [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', 'tests/mutation/vitest.config.ts'],
    {
      cwd: root,
      env: { ...process.env, [trialVariable]: file, NO_COLOR: '1', CI: '1' },
      // A group of its own, so that its workers end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed = (printed + String(text)).slice(-20_000)));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const end = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const endAll = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', endAll);
  let size = -1;
  let since = Date.now();
  const watch = setInterval(() => {
    const now = existsSync(reports) ? statSync(reports).size : 0;
    if (now !== size) since = Date.now();
    size = now;
    if (Date.now() - since > patient(now === 0 ? 240_000 : 90_000)) end();
  }, 1000);
  const code = await promise;
  clearInterval(watch);
  process.off('SIGINT', endAll);
  end();
  return { passed: code === 0, printed };
}

function readReports(file: string): Report[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Report);
}
