import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/paths.ts';
import { readModuleGraph, type ModuleGraph, type Workspace } from './module-graph.ts';

/**
 * The changes since a revision, including the working tree, and the revision. The default is the commit at
 * which the branch left its upstream or `main`. Throws on an unknown revision.
 */
export function changedFiles(since?: string, folder = root): { since: string; files: string[] } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const known = (revision: string) => {
    try {
      return git('merge-base', 'HEAD', revision).trim();
    } catch {
      return undefined;
    }
  };
  const asked = since === undefined ? ['@{upstream}', 'origin/main', 'main'] : [since];
  const base = asked.reduce<string | undefined>((found, each) => found ?? known(each), undefined);
  if (!base)
    throw new Error(
      `git knows no ${asked.join(', ')}: name a revision, as in "npm test -- --changed HEAD~1".`,
    );
  const lines = [
    // A renamed file also counts as removed under its old name.
    ...git('diff', '--name-only', '--no-renames', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ];
  return { since: base, files: [...new Set(lines.filter(Boolean))].toSorted() };
}

/** The graph of the project as it is in the working tree. */
export function projectGraph(): ModuleGraph {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const gone = new Set(
    execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\n'),
  );
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  // Without exports a package is a command or a program, and its name imports nothing.
  const packages = workspaces.flatMap((folder): Workspace[] => {
    const { name, exports } = JSON.parse(read(`${folder}/package.json`)) as Partial<Workspace>;
    return name && exports ? [{ name, folder, exports }] : [];
  });
  return readModuleGraph(
    listed.split('\n').filter((file) => file && !gone.has(file)),
    read,
    packages,
  );
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
