import { availableParallelism } from 'node:os';
import { inProject } from '../../scripts/paths.ts';
import type { Job } from './schedule.ts';
import { tallyVitest, type Tally, type VitestReport } from './stage.ts';

/** One part of `npm test`: a program of Node's that checks something or makes what others need. */
export interface Stage extends Job {
  script: string;
  args: string[];
  /** Where its sums come from; a stage without is one check by its exit code. */
  tally?: (report: unknown) => Tally;
  reportArgs?: (file: string) => string[];
}

/** What a machine has room for. One more than it has cores: a test also waits, for a browser or a database. */
export const room = availableParallelism() + 1;

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

/** Every stage, in the order in which they begin while there is room. */
export const stages: readonly Stage[] = [
  check('app build', inProject('scripts', 'build-app.ts')),
  check('types', program('typescript', 'bin', 'tsc'), ['-b']),
  check('Storybook', inProject('scripts', 'build-storybook.ts')),
  check('lint', program('oxlint', 'bin', 'oxlint')),
  check('conformance', inProject('tests', 'conformance', 'report.ts')),
  check('format', program('oxfmt', 'bin', 'oxfmt'), ['--check', '.']),
  tests('flows', ['flows'], { after: ['app build'], args: ['--maxWorkers', String(room - 1)] }),
  {
    ...check('stories', inProject('tests', 'stories', 'run-stories.ts'), ['--pages', '2']),
    after: ['Storybook'],
    tally: (report) => report as Tally,
    reportArgs: (file) => ['--json', file],
  },
  tests('unit tests', ['ui', 'components', 'contract', 'server', 'app', 'house']),
  tests('size, package and old web view', ['built'], { after: ['app build'] }),
];
