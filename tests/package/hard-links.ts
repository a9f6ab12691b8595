import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { inProject } from '../../scripts/paths.ts';

interface Manifest {
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where Node finds a package from a folder of the project. */
function findFrom(folder: string, name: string): string | undefined {
  const found = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(found, 'package.json'))) return found;
  return folder === inProject() ? undefined : findFrom(path.dirname(folder), name);
}

/** A second name for a file; a copy where the temporary folder is on another disk. */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Installs packages of the repository into a host as npm would, with their dependencies and commands, and
 * downloads nothing. Files are linked one by one: unlike a link to a folder, these resolve as in any install.
 *
 * @param host The folder of the host.
 * @param names The packages; those that the host has stay.
 */
export function installFromProject(host: string, names: readonly string[]): void {
  const packages = path.join(host, 'node_modules');
  const install = (from: string): void => {
    const to = path.join(packages, path.relative(inProject('node_modules'), from));
    if (!existsSync(to))
      for (const file of globSync('**/*', { cwd: from, withFileTypes: true })) {
        const source = path.join(file.parentPath, file.name);
        if (file.isFile()) linkOrCopy(source, path.join(to, path.relative(from, source)));
      }
    installAll(manifestIn(from), from);
  };
  const seen = new Set<string>();
  /** @param from Where Node looks for them. */
  const installAll = ({ dependencies, optionalDependencies }: Manifest, from: string): void => {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findFrom(from, name);
      if (!found || seen.has(found)) continue;
      seen.add(found);
      install(found);
    }
  };
  for (const name of names) {
    const to = path.join(packages, name);
    if (existsSync(to)) installAll(manifestIn(to), inProject());
    else install(inProject('node_modules', name));
    const { bin = {} } = manifestIn(to);
    for (const [command, file] of Object.entries(typeof bin === 'string' ? { [name]: bin } : bin)) {
      mkdirSync(path.join(packages, '.bin'), { recursive: true });
      chmodSync(path.join(to, file), 0o755);
      symlinkSync(path.join('..', name, file), path.join(packages, '.bin', command));
    }
  }
}
