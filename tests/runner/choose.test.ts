import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { changedFiles, projectGraph } from './changed-files.ts';
import { choose } from './choose.ts';
import { readModuleGraph } from './module-graph.ts';

/** A small project: each file and its content. */
const project: Record<string, string> = {
  'contract/src/money.ts': 'export const cents = 100;',
  'contract/src/unused.ts': '',
  'contract/src/money.test.ts': "import { cents } from './money.ts';",
  'ui/src/actions/button/index.ts': "export * from './button.js';",
  'ui/src/actions/button/button.tsx': '',
  'ui/src/actions/button/button.browser.test.tsx': "import { Button } from './index.ts';",
  'app/src/main.tsx': "const home = import('./home.tsx');",
  'app/src/home.tsx':
    "import { Button } from '@kopa/ui/button'; import { cents } from '@kopa/contract/money';",
  'app/src/home.test.ts': "vi.mock('./home.tsx')",
  'server/src/main.ts': "new Worker(new URL('./worker.ts', import.meta.url))",
  'server/src/worker.ts': '',
  'server/src/worker.test.ts': "new URL('./worker.ts', import.meta.url)",
  'stories/ui/button.stories.tsx': "import { Button } from '@kopa/ui/button';",
  'stories/ui/pickers/wheel.stories.tsx': '',
  'tests/flows/hand.ts': '',
  'tests/flows/loan.test.ts': "import './hand.ts'",
  'tests/flows/other.test.ts': '',
  'tests/stories/run-stories.ts': "import '../../kopa-stories/src/story-page.ts'",
  'kopa-stories/src/story-page.ts': '',
  'kopa-stories/src/kopa-stories.ts': '',
  'vitest.config.ts': "const globalSetup = ['tests/build-app-once.ts']",
  'tests/build-app-once.ts': '',
  'package.json': '',
};
const graph = readModuleGraph(Object.keys(project), (file) => project[file]!, [
  { name: '@kopa/ui', folder: 'ui', exports: { './button': { source: './src/actions/button/index.ts' } } },
  { name: '@kopa/contract', folder: 'contract', exports: { './*': './src/*.ts' } },
]);
const nothing = { unit: [], components: [], flows: [], built: [], stories: [], engines: [] };
const everything = {
  unit: 'all',
  components: 'all',
  flows: 'all',
  built: 'all',
  stories: 'all',
  engines: 'all',
};

describe('the tests that a change can break', () => {
  it.each<[change: string, file: string, chosen: object]>([
    [
      'a component: its tests and stories, what opens the app, and the package',
      'ui/src/actions/button/button.tsx',
      {
        ...nothing,
        unit: ['app/src/home.test.ts'],
        components: ['ui/src/actions/button/button.browser.test.tsx'],
        stories: ['stories/ui/button.stories.tsx'],
        flows: 'all',
        built: 'all',
        engines: 'all',
      },
    ],
    [
      'a module of the contract: the tests of all that use it',
      'contract/src/money.ts',
      {
        ...nothing,
        unit: ['app/src/home.test.ts', 'contract/src/money.test.ts'],
        flows: 'all',
        built: 'all',
        engines: 'all',
      },
    ],
    [
      'a worker that is started by its address',
      'server/src/worker.ts',
      { ...nothing, unit: ['server/src/worker.test.ts'], flows: 'all', built: 'all', engines: 'all' },
    ],
    ['a test', 'contract/src/money.test.ts', { ...nothing, unit: ['contract/src/money.test.ts'] }],
    ['a part of a flow', 'tests/flows/hand.ts', { ...nothing, flows: ['tests/flows/loan.test.ts'] }],
    ['a story', 'stories/ui/button.stories.tsx', { ...nothing, stories: ['stories/ui/button.stories.tsx'] }],
    [
      'a story of a picker: WebKit, too',
      'stories/ui/pickers/wheel.stories.tsx',
      {
        ...nothing,
        stories: ['stories/ui/pickers/wheel.stories.tsx'],
        engines: ['stories/ui/pickers/wheel.stories.tsx'],
      },
    ],
    ['a page of docs: nothing but tests/house', 'docs/architecture.md', nothing],
    ['what makes apps', 'create-kopa/src/make-app.ts', { ...nothing, built: 'all' }],
    ['a screen that apps copy', 'stories/blocks/offer.tsx', { ...nothing, built: 'all', stories: 'all' }],
    ['words', 'locales/sw/home.json', { ...everything, components: [], engines: [] }],
    ['a picture', 'tests/pictures/baseline/button.png', { ...nothing, stories: 'all' }],
    ['a migration', 'server/migrations/0001.sql', { ...nothing, unit: 'all', flows: 'all' }],
    [
      'what shows stories: stories, and the package',
      'kopa-stories/src/story-page.ts',
      { ...nothing, built: 'all', stories: 'all' },
    ],
    [
      'a part of a command that tests run from its package',
      'kopa-stories/src/kopa-stories.ts',
      { ...nothing, built: 'all' },
    ],
    ['what the configuration of the tests names: everything', 'tests/build-app-once.ts', everything],
    ['the list of packages: everything', 'package-lock.json', everything],
    ['the configuration of the tests: everything', 'vitest.config.ts', everything],
    ['a file that is gone: everything', 'app/src/gone.tsx', everything],
    ['a file that nothing is known to use: everything', 'contract/src/unused.ts', everything],
    ['a file of a kind that no rule knows: everything', 'deploy/cluster.yaml', everything],
  ])('%s', (_, file, chosen) => {
    expect(choose([file], graph)).toMatchObject(chosen);
  });

  it('several changes select all tests that each can break, with a reason for each', () => {
    const choice = choose(['docs/native.md', 'tests/flows/hand.ts', 'stories/ui/button.stories.tsx'], graph);
    expect(choice).toMatchObject({
      ...nothing,
      flows: ['tests/flows/loan.test.ts'],
      stories: ['stories/ui/button.stories.tsx'],
    });
    expect(choice.reasons).toEqual([
      'docs/native.md is read by tests/house alone',
      'tests/flows/hand.ts is used by 1 files of tests and 0 of stories',
      'stories/ui/button.stories.tsx is used by 0 files of tests and 1 of stories',
    ]);
  });
});

describe('the graph of this project', () => {
  it('the graph contains the users of a component, of a contract module and of a server module', () => {
    const real = projectGraph();
    expect([...real.usersOf(['ui/src/actions/button/button.tsx'])]).toEqual(
      expect.arrayContaining(['app/src/main.tsx', 'stories/ui/actions/button.stories.tsx']),
    );
    expect([...real.usersOf(['contract/src/calls/repay.ts'])]).toEqual(
      expect.arrayContaining(['app/src/main.tsx', 'server/src/main.ts']),
    );
  });

  it('the name of a command that is no module is no use of its files', () => {
    expect(choose(['kopa-stories/src/given-brand.ts'], projectGraph())).toMatchObject({
      ...nothing,
      built: 'all',
    });
  });
});

describe('the changed files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-changed-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: folder });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  it('the changed files are those of the branch and the working tree since main, renamed files under both names', () => {
    git('init', '-q', '-b', 'main');
    for (const name of ['same', 'committed', 'edited', 'old-name']) write(name, name);
    git('add', '-A');
    git('commit', '-qm', 'main');
    git('switch', '-qc', 'branch');
    write('committed', 'other');
    git('commit', '-qam', 'branch');
    write('edited', 'other');
    write('new', 'new');
    renameSync(path.join(folder, 'old-name'), path.join(folder, 'new-name'));
    expect(changedFiles(undefined, folder).files).toEqual([
      'committed',
      'edited',
      'new',
      'new-name',
      'old-name',
    ]);
    expect(changedFiles('branch', folder).files).toEqual(['edited', 'new', 'new-name', 'old-name']);
    expect(() => changedFiles('nowhere', folder)).toThrow('git knows no nowhere: name a revision');
  });
});
