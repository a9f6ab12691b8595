import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject, root } from '../../scripts/paths.ts';

const migrations = 'server/migrations/lender';
/** What a lender is started from. */
const parts = ['package.json', 'brands', 'contract', 'locales', 'server'];

/** The code of the last release, in a folder of its own with the packages of this one. */
export interface LastRelease {
  folder: string;
  /** The tag or the commit. */
  revision: string;
  remove(): void;
}

/**
 * Unpacks the last release: the one of the newest tag before this commit; without tags, the commit before the
 * newest migration. Returns `{ missing }` with the reason where the history has neither.
 */
export function unpackLastRelease(): LastRelease | { missing: string } {
  const revision = lastRevision();
  if (typeof revision !== 'string') return revision;
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-last-release-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = execFileSync('git', ['archive', revision, ...parts], {
      cwd: root,
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    linkPackages(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, revision, remove };
}

function lastRevision(): string | { missing: string } {
  if (git('rev-parse', '--git-dir') === undefined) return { missing: 'this folder has no history of git' };
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^');
  if (tag) return tag;
  const newest = readdirSync(inProject(migrations))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .at(-1)!;
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${migrations}/${newest}`);
  // Not yet committed.
  if (!added) return 'HEAD';
  const before = git('rev-parse', '--verify', `${added}^`);
  return before ?? { missing: `the history ends before ${newest} was added: fetch it whole` };
}

/** The output of a command of git; undefined where it fails. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/** The packages of the registry are this project's, and those of the project the last release's. */
function linkPackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '@kopa'), { recursive: true });
  for (const name of readdirSync(inProject('node_modules')))
    if (name !== '@kopa' && !name.startsWith('.'))
      symlinkSync(inProject('node_modules', name), path.join(packages, name));
  for (const name of ['contract', 'locales', 'server'])
    symlinkSync(path.join(folder, name), path.join(packages, '@kopa', name));
}
