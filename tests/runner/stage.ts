import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { patienceVariable } from '../../scripts/patience.ts';
import { compiledFolder, inProject, root } from '../../scripts/paths.ts';
import { isProgress } from './progress.ts';
import type { Watchdog } from './watchdog.ts';

/** The counts of a stage. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Outcome {
  code: number | null;
  output: string;
  /**
   * The running tests when the watchdog stopped the command; undefined for a program that ended by itself.
   */
  stopped?: string[] | undefined;
  /** The tests that passed at their second try only, each with the message of the first. */
  secondTries: string[];
}

/** A program that runs. */
export interface Run {
  ended: Promise<Outcome>;
  /** Ends the program at once, with all its processes. */
  stop(because: string[]): void;
}

/** Whatever takes longer than this only because the machine is slow is left to the watchdog. */
const patience = { [patienceVariable]: process.env[patienceVariable] ?? '8' };

/** The type checker has little garbage: twice the heap saves a fifth of its time. */
const collection = { GOGC: '200' };

const quickImports = pathToFileURL(inProject('tests', 'runner', 'quick-imports.mjs')).href;
const nodeOptions = [process.env['NODE_OPTIONS'], `--import=${quickImports}`].filter(Boolean).join(' ');

/** Starts a Node program in its own process group, so that no process outlives `stop` or this process. */
export function start(script: string, args: string[], watchdog: Watchdog): Run {
  const name = [path.basename(script), ...args].join(' ');
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: compiledFolder,
      NODE_OPTIONS: nodeOptions,
      ...collection,
      ...patience,
    },
  });
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  const unfinished = new Set([name]);
  const secondTries: string[] = [];
  watchdog.began(name);
  child.on('message', (message) => {
    if (!isProgress(message)) return;
    const { began, ended, secondTry } = message;
    if (secondTry !== undefined) secondTries.push(secondTry);
    if (began !== undefined) {
      unfinished.add(began);
      watchdog.began(began);
    }
    if (ended !== undefined) {
      unfinished.delete(ended);
      watchdog.ended(ended);
    }
  });
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has ended already.
    }
  };
  let stopped: string[] | undefined;
  // Before the folder of their files is removed.
  process.prependOnceListener('exit', endGroup);
  const toTheEnd = async () => {
    const [code] = (await once(child, 'close')) as [number | null];
    process.off('exit', endGroup);
    for (const each of unfinished) watchdog.ended(each);
    return { code, output, stopped, secondTries };
  };
  return {
    ended: toTheEnd(),
    stop: (because) => {
      stopped = because;
      endGroup();
    },
  };
}

/**
 * The tally of a stage. A stage without counts is one check. A stage with a bad exit code has failed with any
 * counts: vitest's report omits errors outside tests.
 */
export function tallyOf({ code, stopped }: Outcome, counted?: Tally): Tally {
  const endedWell = code === 0 && !stopped;
  if (!counted) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, skipped: 0 };
  return endedWell || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/**
 * The counts of vitest's JSON report. A file or group that could not begin has no failed test and counts as
 * one.
 */
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
