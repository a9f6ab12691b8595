/**
 * `npm run publish:site`: commits the built site to the branch `gh-pages` of `origin`, in the folder of its
 * version and beside the sites of other versions, and pushes the branch. `index.html` leads to the newest
 * version, and `versions.json` lists all.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const branch = 'gh-pages';
const site = 'storybook-static';
const { version } = JSON.parse(readFileSync('ui/package.json', 'utf8')) as { version: string };
if (!existsSync(path.join(site, 'llms.txt')))
  throw new Error('Build the site first: npm run site -- --build');

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-site-'));
const pages = path.join(folder, 'pages');
cpSync(site, path.join(pages, version), { recursive: true });
const repository = path.resolve(execFileSync('git', ['rev-parse', '--git-dir'], { encoding: 'utf8' }).trim());
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Kopa', '-c', 'user.email=kopa@users.noreply.github.com', ...args], {
    encoding: 'utf8',
    cwd: pages,
    // An index and files of their own: the checked-out branch is not touched.
    env: {
      ...process.env,
      GIT_DIR: repository,
      GIT_WORK_TREE: pages,
      GIT_INDEX_FILE: path.join(folder, 'index'),
    },
  }).trim();

try {
  const isThere = git('ls-remote', '--heads', 'origin', branch) !== '';
  if (isThere) {
    git('fetch', '--quiet', '--depth=1', 'origin', branch);
    git('read-tree', 'FETCH_HEAD');
  }
  const before = isThere ? git('rev-parse', 'FETCH_HEAD') : undefined;
  const others = before ? git('ls-tree', '-d', '--name-only', before).split('\n') : [];
  const versions = [...new Set([...others, version])]
    .filter((each) => each !== '')
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));

  writeFileSync(path.join(pages, 'versions.json'), JSON.stringify(versions));
  writeFileSync(
    path.join(pages, 'index.html'),
    `<!doctype html><title>Kopa</title><meta http-equiv="refresh" content="0; url=./${versions[0]}/">\n`,
  );
  // GitHub's generator would leave out files whose names begin with "_".
  writeFileSync(path.join(pages, '.nojekyll'), '');

  git('rm', '-r', '--cached', '--quiet', '--ignore-unmatch', version);
  git('add', '--force', '--ignore-removal', '.');
  const parent = before ? ['-p', before] : [];
  const commit = git('commit-tree', git('write-tree'), ...parent, '-m', `The site of version ${version}`);
  git('push', '--quiet', 'origin', `${commit}:refs/heads/${branch}`);
  console.log(`The site of ${version} is on the branch ${branch}, beside ${versions.length - 1} others.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
