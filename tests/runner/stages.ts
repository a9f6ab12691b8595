import { availableParallelism } from 'node:os';
import { inProject } from '../../scripts/paths.ts';
import { missing } from '../engines/engines.ts';
import type { Choice } from './choose.ts';
import type { Job } from './schedule.ts';
import { tallyVitest, type Tally, type VitestReport } from './stage.ts';

/** One part of `npm test`: a Node program that checks or builds. */
export interface Stage extends Job {
  script: string;
  args: string[];
  /** The source of the counts; a stage without one is one check by its exit code. */
  tally?: (report: unknown) => Tally;
  reportArgs?: (file: string) => string[];
  /** Why the stage is skipped on this machine, in one line; undefined where it runs. */
  skipped?: () => string | undefined;
}

/**
 * The room of the machine: its cores. With more, no test ends earlier, and a page answers ten times later.
 */
export const room = availableParallelism();

const program = (...parts: string[]): string => inProject('node_modules', ...parts);
const check = (name: string, script: string, args: string[] = []): Stage => ({
  name,
  script,
  args,
  cores: 1,
});
const tests = (name: string, projects: string[], more: Partial<Stage> = {}): Stage => ({
  name,
  script: program('vitest', 'vitest.mjs'),
  cores: 2,
  tally: (report) => tallyVitest(report as VitestReport),
  reportArgs: (file) => [
    ...['default', 'json', inProject('tests', 'runner', 'progress.ts')].flatMap((each) => [
      '--reporter',
      each,
    ]),
    '--outputFile.json',
    file,
  ],
  ...more,
  args: ['run', ...projects.flatMap((each) => ['--project', each]), ...(more.args ?? [])],
});

const webkitTests = 'tests/engines/webkit.test.ts';

/** Every stage, in the order of the start while room is available. */
const stages = {
  build: check('app build', inProject('scripts', 'build-app.ts')),
  // Several checkers each compute the types of the whole project, which takes twice the time.
  types: check('types', program('typescript', 'bin', 'tsc'), ['-b', '--singleThreaded']),
  storybook: check('Storybook', inProject('scripts', 'build-storybook.ts')),
  lint: check('lint', program('oxlint', 'bin', 'oxlint')),
  conformance: check('conformance', inProject('tests', 'conformance', 'report.ts')),
  format: check('format', program('oxfmt', 'bin', 'oxfmt'), ['--check', '.']),
  // Three workers, which wait for browsers, keep 1.25 cores busy. As one core, the longest stage begins after
  // the app's build, beside the stages of one core.
  flows: tests('flows', ['flows'], {
    cores: 1,
    after: ['app build'],
    args: ['--maxWorkers', String(room + 1)],
  }),
  stories: {
    ...check('stories', inProject('tests', 'stories', 'run-stories.ts'), ['--pages', '2']),
    after: ['Storybook'],
    tally: (report) => report as Tally,
    reportArgs: (file) => ['--json', file],
  },
  // This stage mostly waits for its browser, and leaves room for `house`.
  components: tests('components', ['components'], { cores: 0.5 }),
  // Builds, which mostly use one core: beside the flows and `components`, which leave the other one idle.
  built: tests('size, package and old web view', ['built'], { cores: 0.5, after: ['app build'] }),
  house: tests('house', ['house'], { cores: 0.5 }),
  // Two workers, as one core: they begin beside the last flows, and go on beside WebKit.
  unit: tests('unit tests', ['ui', 'contract', 'server', 'app'], { cores: 1 }),
  // WebKit draws without a graphics card: beside other browsers it takes five times as long.
  webkit: tests('WebKit', ['engines'], {
    cores: 1,
    after: ['app build', 'Storybook', 'flows', 'stories', 'components', 'size, package and old web view'],
    args: [webkitTests],
    skipped: () => missing('webkit'),
  }),
} satisfies Record<string, Stage>;

/** The stages to run: all, or those that a change can break, with the affected files. */
export function stagesFor(choice?: Choice): Stage[] {
  if (!choice) return Object.values(stages);
  const { types, lint, conformance, format, house, build, storybook } = stages;
  const only = (name: 'flows' | 'components' | 'unit' | 'built' | 'stories'): Stage[] => {
    const part = choice[name];
    const stage: Stage = stages[name];
    if (part === 'all') return [stage];
    if (part.length === 0) return [];
    const files = name === 'stories' ? part.flatMap((file) => ['--module', file]) : part;
    return [{ ...stage, args: [...stage.args, ...files] }];
  };
  const webkit = choice.engines.length > 0 ? [stages.webkit] : [];
  const opensApp = [...only('flows'), ...only('built'), ...webkit];
  const showsStories = [...only('stories'), ...webkit];
  return [
    ...(opensApp.length > 0 ? [build] : []),
    types,
    ...(showsStories.length > 0 ? [storybook] : []),
    lint,
    conformance,
    format,
    ...only('flows'),
    ...only('stories'),
    ...only('components'),
    ...only('built'),
    house,
    ...only('unit'),
    ...webkit,
  ];
}
