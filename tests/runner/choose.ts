import type { ModuleGraph } from './module-graph.ts';

/** The selected part of a stage: all, these files, or none. */
export type Part = 'all' | readonly string[];

/** The tests that a change can break, and the reasons. */
export interface Choice {
  unit: Part;
  components: Part;
  flows: Part;
  built: Part;
  stories: Part;
  engines: Part;
  /** One line per reason, for the developer. */
  reasons: string[];
}

type Stage = Exclude<keyof Choice, 'reasons'>;
const everyStage: readonly Stage[] = ['unit', 'components', 'flows', 'built', 'stories', 'engines'];

/** Changes that no import tells of, by the first pattern that matches; undefined: the imports tell. */
const rules: readonly [pattern: RegExp, stages: readonly Stage[] | undefined, reason: string][] = [
  [/^docs\/guides\//, ['built', 'stories'], 'is shown by the Storybook, and its code is run'],
  [/^(docs|bench)\/|^[^/]+\.md$|^LICENSE/, [], 'is read by tests/house alone'],
  [/^tests\/(house|conformance|native)\//, [], 'checks the whole project'],
  [/^tests\/pictures\//, ['stories'], 'is what stories are compared with'],
  [/^create-kopa\//, ['built'], 'is packed, and makes apps'],
  [/^stories\/blocks\/[\w-]+\.tsx$/, ['built', 'stories'], 'is copied into apps'],
  [/^locales\//, ['unit', 'flows', 'built', 'stories'], 'is what app and lender say'],
  [/\.(css|html)$/, ['components', 'flows', 'built', 'stories', 'engines'], 'changes what is drawn'],
  [/^\.storybook\//, ['stories'], 'is how stories are shown'],
  [/^server\/(?!.*\.ts$)/, ['unit', 'flows'], 'is read by the lender'],
  [/^(ui|app|desk|contract|server|stories|kopa-stories|tests)\/.*\.(tsx?|mdx)$/, undefined, ''],
];

const isTest = /\.test\.tsx?$/;
const kinds: readonly [Stage, RegExp][] = [
  ['flows', /^tests\/(flows|faults)\//],
  ['engines', /^tests\/engines\//],
  ['built', /^tests\/(size|package|old-web-view)\//],
  ['components', /\.browser\.test\.tsx$/],
  ['unit', /^(ui|app|contract|server)\//],
];
/** The folders that flows open in a browser and that are measured after the build. */
const opened = ['app/src/main.tsx', 'desk/src/main.tsx', 'app/host/main.tsx', 'server/src/main.ts'];
/** The test runner: a change concerns all tests. */
const runners = new Map<string, readonly Stage[]>([
  ['vitest.config.ts', everyStage],
  ['tests/runner/run-all.ts', everyStage],
  ['tests/stories/run-stories.ts', ['stories']],
]);
/** The packages that tests install as npm would, by the files inside. */
const packed: readonly [RegExp, string][] = [
  [/^ui\/(src|build|tokens)\//, 'the package @kopa/ui'],
  [/^kopa-stories\/src\//, 'the package kopa-stories'],
];

/**
 * Chooses the tests that a change of these files can break. A change that cannot be placed chooses
 * everything.
 */
export function choose(changed: readonly string[], graph: ModuleGraph): Choice {
  const parts = new Map<Stage, 'all' | Set<string>>();
  const reasons: string[] = [];
  const all = (stages: readonly Stage[], reason: string) => {
    for (const stage of stages) parts.set(stage, 'all');
    reasons.push(stages.length > 0 ? `${reason}: all of ${stages.join(', ')}` : reason);
  };
  for (const file of changed) {
    const rule = rules.find(([pattern]) => pattern.test(file));
    if (rule?.[1]) {
      all(rule[1], `${file} ${rule[2]}`);
      continue;
    }
    if (!rule || !graph.files.has(file)) {
      // The users of a removed file are unknown.
      all(everyStage, `${file} ${rule ? 'is gone' : 'concerns everything'}`);
      continue;
    }
    const users = [...graph.usersOf([file])];
    const tests = users.filter((user) => isTest.test(user));
    const runs = users.filter((user) => runners.has(user));
    for (const runner of runs) all(runners.get(runner)!, `${file} is part of ${runner}`);
    const stories = users.filter((user) => /\.stories\.tsx$|^stories\/.*\.mdx$/.test(user));
    const opens = users.find((user) => opened.includes(user));
    const inPackage = packed.find(([pattern]) => pattern.test(file))?.[1];
    if (tests.length === 0 && stories.length === 0 && runs.length === 0 && !opens && !inPackage) {
      all(everyStage, `${file} is used by no test that can be told`);
      continue;
    }
    for (const test of tests) {
      const kind = kinds.find(([, pattern]) => pattern.test(test))?.[0];
      if (kind) add(parts, kind, test);
    }
    for (const story of stories) {
      add(parts, 'stories', story);
      if (/^stories\/ui\/(pickers|overlays|fields|navigation)\//.test(story)) add(parts, 'engines', story);
    }
    reasons.push(`${file} is used by ${tests.length} files of tests and ${stories.length} of stories`);
    if (opens) all(['flows', 'built', 'engines'], `${file} is part of ${opens}`);
    else if (inPackage) all(['built'], `${file} is part of ${inPackage}`);
  }
  const part = (stage: Stage): Part => {
    const chosen = parts.get(stage) ?? [];
    return chosen === 'all' ? chosen : [...chosen].toSorted();
  };
  return {
    unit: part('unit'),
    components: part('components'),
    flows: part('flows'),
    built: part('built'),
    stories: part('stories'),
    engines: part('engines'),
    reasons,
  };
}

function add(parts: Map<Stage, 'all' | Set<string>>, stage: Stage, file: string): void {
  const known = parts.get(stage) ?? new Set<string>();
  if (known !== 'all') parts.set(stage, known.add(file));
}
