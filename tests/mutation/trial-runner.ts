import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { TestRunner, type RunnerTestCase } from 'vitest';
import { patient } from '../../scripts/patience.ts';
import { trialVariable, type Plan, type Report, type Trial } from './trial.ts';

declare global {
  /** Called by the instrumented sources. */
  var isMutant: ((change: number) => boolean) | undefined;
  /** Of the worker, whose files may have a runner each. */
  var mutation: State | undefined;
}

interface State {
  active: number;
  reached: number;
  most: number;
  seen: Set<number> | null;
  loaded: Set<number>;
  killed: Set<number>;
}

const trial = JSON.parse(readFileSync(process.env[trialVariable]!, 'utf8')) as Trial;
const none = -1;
const state = (globalThis.mutation ??= {
  active: trial.step === 'whole' ? trial.change : none,
  reached: 0,
  most: Number.POSITIVE_INFINITY,
  seen: null,
  loaded: new Set(),
  killed: new Set(),
});

globalThis.isMutant = (change) => {
  state.reached += 1;
  // A change may make a loop endless.
  if (state.reached > state.most) throw new Error('The change is reached too often.');
  if (trial.step === 'map') (state.seen ?? state.loaded).add(change);
  return change === state.active;
};

// The first failure of a property is enough.
fc.configureGlobal({ endOnFailure: true });

/** The messages of this runner's limit, and of those of Vitest. */
const isOfTime = /^The test takes too long|timed out in \d+ ?ms/;

const report = (line: Report) => appendFileSync(trial.reports, `${JSON.stringify(line)}\n`);

/** Runs a test once for each of its changes, in one process without another load of the modules. */
export default class TrialRunner extends TestRunner {
  /** The changes of the running test; the last run is without one, and must pass. */
  private changes: number[] = [];
  private startedAt = 0;

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (trial.step !== 'try' || test.mode === 'skip' || test.mode === 'todo') return;
    const plan = planOf(test);
    this.changes = plan.changes.filter((change) => !state.killed.has(change));
    if (this.changes.length === 0) test.mode = 'skip';
    else this.changes.push(none);
    test.repeats = this.changes.length - 1;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    state.reached = 0;
    this.startedAt = performance.now();
    if (trial.step === 'map') state.seen = new Set();
    if (trial.step !== 'try') return;
    const change = this.changes[options.repeats]!;
    if (change !== none) report({ kind: 'tries', change, test: nameOf(test) });
    state.active = change;
    state.most = planOf(test).reached * 20 + 200_000;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (trial.step !== 'try') return run();
    const slow = Promise.withResolvers<void>();
    const timer = setTimeout(
      () => slow.reject(new Error('The test takes too long.')),
      patient(planOf(test).ms * 10 + 15_000),
    );
    try {
      await Promise.race([run(), slow.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  override async onAfterRetryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const name = nameOf(test);
    const result = test.result!;
    const error = result.errors?.[0]?.message;
    if (trial.step === 'map') {
      const ms = Math.round(performance.now() - this.startedAt);
      report({ kind: 'reaches', test: name, changes: [...state.seen!], reached: state.reached, ms });
      if (error !== undefined) report({ kind: 'broken', test: name, why: error });
      state.seen = null;
    }
    if (trial.step !== 'try') return;
    const change = this.changes[options.repeats]!;
    state.active = none;
    state.most = Number.POSITIVE_INFINITY;
    if (error !== undefined && change !== none) {
      if (isOfTime.test(error)) {
        report({ kind: 'slow', change, test: name });
        // What a test leaves behind that was broken off is not for the next one.
        process.kill(process.pid, 'SIGKILL');
      }
      state.killed.add(change);
      report({ kind: 'killed', change, test: name, by: error.split('\n')[0]! });
      result.errors = undefined;
      result.state = 'pass';
    }
    if (change === none) {
      if (error === undefined) report({ kind: 'done', test: name });
      else {
        report({ kind: 'broken', test: name, why: error });
        process.kill(process.pid, 'SIGKILL');
      }
    }
    result.attempts = [];
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files);
    if (trial.step === 'map') report({ kind: 'loads', changes: [...state.loaded] });
  }
}

function planOf(test: RunnerTestCase): Plan {
  return trial.plan[nameOf(test)] ?? { changes: [], reached: 0, ms: 0 };
}

function nameOf(test: RunnerTestCase): string {
  return `${test.file.name} > ${test.fullTestName}`;
}
