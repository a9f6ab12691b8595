import { globSync, readFileSync } from 'node:fs';
import { inProject, root } from '../../scripts/paths.ts';
import type { Part } from './areas.ts';
import { instrument, type Mutant } from './instrument.ts';
import { runTrial } from './run-trial.ts';
import type { Plan, Report, Trial } from './trial.ts';

/** The changes of a part of an area, and which of them a test has noticed. */
export interface Tried {
  mutants: Mutant[];
  /** Of the tried changes, by number: who has noticed, or null. */
  outcomes: Map<number, string | null>;
}

/** Which changes of a part are tried. */
export interface Choice {
  /** All of the sources whose path contains this; empty for a sample of all sources. */
  only: string;
  /** The number of the sample, of `oneOf`, from 0. */
  sample: number;
}

/** Tests of this length in ms are tried before the longer ones. */
const quick = { contract: 20, app: 20, server: 400 };

/** Makes every change of a part, one at a time, and runs the tests that reach the change. */
export async function tryPart(
  part: Part,
  { only, sample }: Choice,
  say: (line: string) => void,
): Promise<Tried> {
  const { sources, mutants } = changesOf(part, only);
  const tried = mutants.flatMap((mutant, at) => (isChosen(mutant, part.oneOf, { only, sample }) ? [at] : []));
  const base = { project: part.project, sources, tests: part.tests, change: -1 };
  const { plans, reached, loaded } = await mapOf({ ...base, step: 'map', plan: {} });

  // A change of what a module makes once needs a process of its own: only the reached ones are tried.
  const once = (change: number) => loaded.has(change) && !reached.has(change);
  const outcomes = new Map<number, string | null>(
    tried.flatMap((change) => (once(change) ? [] : [[change, null]])),
  );
  const open = () => new Set([...outcomes].filter(([, by]) => by === null).map(([change]) => change));
  say(`${tried.length} changes, of which ${tried.filter(once).length} are made by a load and not tried`);
  const doubtful = new Set<number>();
  const slow = new Set<number>();
  const limits = [quick[part.project], 4 * quick[part.project], Number.POSITIVE_INFINITY];
  for (const [at, limit] of limits.entries()) {
    const atLeast = limits[at - 1] ?? -1;
    const turn = [...plans].filter(([, { ms }]) => ms <= limit && ms > atLeast);
    for (const change of await tryTests(base, new Map(turn), open, outcomes, slow)) doubtful.add(change);
    say(`${open().size} left after the tests of at most ${limit} ms`);
  }
  for (const change of open()) {
    if (!doubtful.has(change)) continue;
    const { passed } = await runTrial({ ...base, step: 'whole', plan: {}, change });
    if (!passed) outcomes.set(change, 'the load of the modules');
  }
  return { mutants, outcomes };
}

function changesOf(part: Part, only: string): { sources: Trial['sources']; mutants: Mutant[] } {
  const files = globSync(part.sources, { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && file.includes(only),
  );
  const sources: Trial['sources'] = [];
  const mutants: Mutant[] = [];
  for (const file of files.sort()) {
    sources.push({ file, first: mutants.length });
    mutants.push(...instrument(file, readFileSync(inProject(file), 'utf8'), mutants.length).mutants);
  }
  return { sources, mutants };
}

/** By its text, so that the choice stays when other lines change. */
function isChosen({ key }: Mutant, oneOf: number, { only, sample }: Choice): boolean {
  if (only !== '') return true;
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return sum % oneOf === sample % oneOf;
}

interface Reached {
  plans: Map<string, Plan>;
  reached: Set<number>;
  /** Reached by the load of a module, or by the preparation of a group of tests. */
  loaded: Set<number>;
}

async function mapOf(trial: Omit<Trial, 'reports'>): Promise<Reached> {
  const { reports, passed, printed } = await runTrial(trial);
  if (!passed) throw new Error(`The tests fail without a change:\n${printed}`);
  const plans = new Map<string, Plan>();
  const loaded = new Set<number>();
  for (const report of reports) {
    if (report.kind === 'loads') for (const change of report.changes) loaded.add(change);
    if (report.kind !== 'reaches') continue;
    const before = plans.get(report.test);
    plans.set(report.test, {
      // Two tests may have one name.
      changes: [...new Set([...(before?.changes ?? []), ...report.changes])],
      reached: Math.max(before?.reached ?? 0, report.reached),
      ms: Math.max(before?.ms ?? 0, report.ms),
    });
  }
  // A test of both engines is tried on PostgreSQL, where this machine has one.
  for (const test of plans.keys()) {
    const twin = test.replace(', on PGlite >', ', on PostgreSQL >');
    if (twin !== test && plans.has(twin)) plans.delete(test);
  }
  const reached = new Set([...plans.values()].flatMap(({ changes }) => changes));
  return { plans, reached, loaded };
}

/**
 * Tries the open changes with some tests, and starts anew after a change that has ended the process. Returns
 * the changes whose outcome is unknown, as they have left something behind for the runs after them.
 */
async function tryTests(
  base: Omit<Trial, 'reports' | 'step' | 'plan'>,
  plans: Map<string, Plan>,
  open: () => Set<number>,
  outcomes: Tried['outcomes'],
  slow: Set<number>,
): Promise<Set<number>> {
  const left = new Map(plans);
  const doubtful = new Set<number>();
  for (let times = 0; times < 200; times += 1) {
    const wanted = open();
    const plan: Trial['plan'] = {};
    for (const [test, each] of left) {
      const changes = each.changes.filter((change) => wanted.has(change));
      changes.sort((one, other) => Number(slow.has(other)) - Number(slow.has(one)));
      if (changes.length > 0) plan[test] = { ...each, changes };
    }
    if (Object.keys(plan).length === 0) return doubtful;
    const { reports, passed, printed } = await runTrial({ ...base, step: 'try', plan });
    for (const report of reports) {
      if (report.kind === 'killed') outcomes.set(report.change, `${report.test}: ${report.by}`);
      if (report.kind === 'done') left.delete(report.test);
      if (report.kind === 'broken') {
        left.delete(report.test);
        for (const change of triedBy(report.test, reports)) {
          doubtful.add(change);
          outcomes.set(change, null);
        }
      }
    }
    if (passed) return doubtful;
    const ended = unfinished(reports);
    if (ended) {
      // A busy machine may reach a limit of time once without the change's doing.
      if (slow.has(ended.change)) outcomes.set(ended.change, `${ended.test}: ${ended.why}, twice`);
      slow.add(ended.change);
    } else if (reports.length === 0) throw new Error(`The tests do not start:\n${printed}`);
  }
  return doubtful;
}

const triedBy = (test: string, reports: Report[]) =>
  reports.flatMap((report) => (report.kind === 'tries' && report.test === test ? [report.change] : []));

/** The change that was tried when the process ended. */
function unfinished(reports: Report[]): { change: number; test: string; why: string } | null {
  const last = reports.at(-1);
  if (last?.kind === 'slow') return { ...last, why: 'the test takes too long' };
  return last?.kind === 'tries' ? { ...last, why: 'the process has ended' } : null;
}
