import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';

let folder: string;
let sources: string;
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });
const write = (file: string, text: string) => {
  mkdirSync(path.join(sources, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(sources, file), text);
};
const publish = (version: string, page: string) => {
  write('ui/package.json', JSON.stringify({ version }));
  rmSync(path.join(sources, 'storybook-static'), { recursive: true, force: true });
  write('storybook-static/llms.txt', `Kopa ${version}`);
  write(`storybook-static/${page}`, '');
  execFileSync(process.execPath, [inProject('scripts', 'site', 'publish-site.ts')], {
    cwd: sources,
    stdio: 'pipe',
  });
};
const published = (file: string) => git(folder, '--git-dir=origin', 'show', `gh-pages:${file}`);
const files = () => git(folder, '--git-dir=origin', 'ls-tree', '-r', '--name-only', 'gh-pages').trim();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kopa-pages-'));
  sources = path.join(folder, 'sources');
  git(folder, 'init', '--quiet', '--bare', 'origin');
  git(folder, 'init', '--quiet', 'sources');
  git(sources, 'remote', 'add', 'origin', path.join(folder, 'origin'));
  write('.gitignore', 'storybook-static/');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a published site stands beside those of other versions, and the first page leads to the newest', () => {
  publish('0.9.0', '_page.js');
  publish('0.10.0', 'page.js');
  expect(files().split('\n')).toEqual([
    '.nojekyll',
    '0.10.0/llms.txt',
    '0.10.0/page.js',
    '0.9.0/_page.js',
    '0.9.0/llms.txt',
    'index.html',
    'versions.json',
  ]);
  expect(JSON.parse(published('versions.json'))).toEqual(['0.10.0', '0.9.0']);
  expect(published('index.html')).toContain('url=./0.10.0/');
});

it('a version that is published again loses the files that it no longer has', () => {
  publish('0.9.0', 'old.js');
  publish('0.9.0', 'new.js');
  expect(files()).not.toContain('old.js');
  expect(files()).toContain('0.9.0/new.js');
  expect(git(sources, 'status', '--porcelain')).toBe('?? .gitignore\n?? ui/\n');
});
