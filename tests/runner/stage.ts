import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiledFolder, root } from '../../scripts/paths.ts';

/** What a stage counted. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Outcome {
  code: number | null;
  output: string;
  timedOut: boolean;
}

/** Runs one program of Node's to its end, in a process group of its own so that nothing of it outlives the limit. */
export async function run(script: string, args: string[], limitMs: number): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', NODE_COMPILE_CACHE: compiledFolder },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  let timedOut = false;
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  const limit = setTimeout(() => {
    timedOut = true;
    endGroup();
  }, limitMs);
  process.once('exit', endGroup);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  process.off('exit', endGroup);
  return { code, output, timedOut };
}

/**
 * What a stage comes to. One that counts nothing is one check; one that ended badly has failed, whatever it
 * counted: vitest's report knows nothing of an error outside of its tests.
 */
export function tallyOf({ code, timedOut }: Outcome, counted?: Tally): Tally {
  const endedWell = code === 0 && !timedOut;
  if (!counted) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, skipped: 0 };
  return endedWell || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** The sums of vitest's JSON report. A file or group that could not begin has no failed test; it counts as one. */
export function tallyVitest(report: VitestReport): Tally {
  const couldNotBegin = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + couldNotBegin,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: { status: string }[] }[];
}
