import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { storiesRequest } from '../../kopa-stories/src/stories-request.ts';
import { ownStorybook } from '../../scripts/build-storybook.ts';
import { inProject, root } from '../../scripts/paths.ts';
import { packedCreateKopa, packedStories, tarball } from '../package/pack.ts';
import { textOf } from './source-files.ts';

interface Manifest {
  private?: boolean;
  workspaces: string[];
  scripts: Record<string, string>;
}
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8')) as Manifest;
const { scripts, workspaces } = manifestIn('.');

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).sort();
/** The values of a key in a workflow, or in all. */
const valuesOf = (key: string, files = workflows): string[] =>
  files.flatMap((file) =>
    [...textOf(file).matchAll(new RegExp(`^[ -]*${key}: *(\\S.*)$`, 'gm'))].map(([, value = '']) => value),
  );
const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('the workflows', () => {
  it('an action of another repository is named by its commit, which no tag can move', () => {
    const used = valuesOf('uses').map((each) => each.split(' ', 1)[0]);
    expect(used.length).toBeGreaterThan(0);
    for (const name of used) expect(name).toMatch(/@[0-9a-f]{40}$/);
  });

  it('every npm script and every file that a workflow names exists', () => {
    const commands = valuesOf('run').join('\n');
    const named = matches(/npm run ([\w:-]+)/g, commands);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((each) => !(each in scripts))).toEqual([]);
    const files = [
      ...matches(/^(\S*\/\S+)$/gm, commands),
      ...valuesOf('paths').flatMap((list) => list.slice(1, -1).split(', ')),
    ];
    expect(files).toEqual(expect.arrayContaining(['.ci/run', 'ui/package.json']));
    expect(files.filter((each) => !existsSync(inProject(each)))).toEqual([]);
    expect(valuesOf('path')).toContain(path.relative(root, ownStorybook.folder));
  });

  it('a release names, keeps and publishes each package that is not private', () => {
    const published = workspaces.filter((each) => !manifestIn(each).private);
    const release = '.github/workflows/release.yml';
    const [, list] = /for each in ([^;]+);/.exec(valuesOf('run', [release]).join('\n')) ?? [];
    expect(list?.split(' ')).toEqual(published);
    const tarballs = [tarball, packedCreateKopa.tarball, packedStories.tarball].map((each) =>
      path.relative(root, each),
    );
    expect(tarballs).toHaveLength(published.length);
    expect(scripts['publish:packages']?.split(' ').slice(-tarballs.length)).toEqual(tarballs);
    const [kept = ''] = valuesOf('path', [release]);
    expect(tarballs.filter((each) => !path.matchesGlob(each, kept))).toEqual([]);
  });
});

describe("the workflow of another repository's brand", () => {
  const file = '.github/workflows/brand.yml';
  const text = textOf(file);
  const inputs = matches(/^ {6}(\w+):$/gm, text.slice(text.indexOf('inputs:'), text.indexOf('secrets:')));

  it('every input is used, and the README gives no other', () => {
    expect(new Set(matches(/\binputs\.(\w+)/g, text))).toEqual(new Set(inputs));
    const [, given = ''] = /^ {4}with:\n((?: {6}.+\n)+)/m.exec(textOf('kopa-stories/README.md')) ?? [];
    const names = matches(/^ {6}(\w+):/gm, given);
    expect(names).toEqual(expect.arrayContaining(['brand', 'update']));
    expect(inputs).toEqual(expect.arrayContaining(names));
  });

  /** What the command is asked for by each step that calls the command, with these values of the job. */
  const asked = (env: Record<string, string>) =>
    valuesOf('run', [file])
      .filter((each) => each.startsWith('npx kopa-stories'))
      .map((each) => {
        const say = `npx() { shift; printf '%s\\n' "$@"; }; ${each}`;
        const said = execFileSync('bash', ['--norc', '-euc', say], { encoding: 'utf8', env });
        return storiesRequest(said.trimEnd().split('\n'));
      });

  it('the steps compare, keep anew and send as the inputs say', () => {
    const poa = { BRAND: 'poa', PICTURES: 'pictures/poa', TOKENS: '', UPDATE: '' };
    expect(asked(poa)).toMatchObject([
      { task: 'check', brand: 'poa', tokens: undefined, pictures: 'pictures/poa' },
      { task: 'chromatic', brand: 'poa', tokens: undefined },
    ]);
    const elsewhere = { ...poa, PICTURES: 'our pictures', TOKENS: 'our brand.json', UPDATE: '--update' };
    expect(asked(elsewhere)).toMatchObject([
      { task: 'update', tokens: 'our brand.json', pictures: 'our pictures' },
      { task: 'chromatic', tokens: 'our brand.json' },
    ]);
  });
});
