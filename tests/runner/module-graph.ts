import path from 'node:path';

/** The imports between the files of the project. */
export interface ModuleGraph {
  files: ReadonlySet<string>;
  /** The files that use one of these, directly or indirectly, and these files themselves. */
  usersOf(files: readonly string[]): Set<string>;
}

/** A package of the project: its folder and its `exports` from package.json. */
export interface Workspace {
  name: string;
  folder: string;
  exports: Readonly<Record<string, string | { source?: string }>>;
}

const withImports = /\.([cm]?[jt]sx?|mdx|css|html)$/;
const strings = /'([^'\n]+)'|"([^"\n]+)"|`([^`\n$]+)`/g;

/**
 * Reads the graph of these files (paths from the project's folder, with slashes). Every import is a use, and
 * so is the address of a worker: any string that begins with a dot or with the name of a package. A file that
 * is named by its path only, for example by a test that reads it, is used by that file and no further.
 */
export function readModuleGraph(
  paths: readonly string[],
  read: (file: string) => string,
  workspaces: readonly Workspace[],
): ModuleGraph {
  const files = new Set(paths);
  const importers = new Map<string, Set<string>>();
  const readers = new Map<string, Set<string>>();
  const add = (to: typeof importers, used: string, user: string) =>
    to.set(used, (to.get(used) ?? new Set()).add(user));
  for (const user of paths.filter((file) => withImports.test(file))) {
    const names = new Set([...read(user).matchAll(strings)].map(([, a, b, c]) => a ?? b ?? c ?? ''));
    for (const name of names) {
      const [bare = ''] = name.split('?', 1);
      const workspace = workspaces.find(({ name: own }) => bare === own || bare.startsWith(`${own}/`));
      const beside = path.posix.join(path.posix.dirname(user), bare);
      const isImport = workspace !== undefined || bare.startsWith('.');
      const used = workspace ? doorOf(workspace, bare, files) : fileAt(isImport ? beside : bare, files);
      for (const each of used) add(isImport ? importers : readers, each, user);
    }
  }
  return {
    files,
    usersOf: (changed) => {
      const found = new Set(changed);
      // A loop over a Set also visits elements that are added meanwhile.
      for (const file of found) for (const user of importers.get(file) ?? []) found.add(user);
      const imported = [...found];
      for (const file of imported) for (const user of readers.get(file) ?? []) found.add(user);
      return found;
    },
  };
}

/** The file of an imported path: with its extension, without, or with its built extension. */
function fileAt(at: string, files: ReadonlySet<string>): string[] {
  const stem = at.replace(/\.js$/, '');
  return [at, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, `${at}.json`]
    .filter((each) => files.has(each))
    .slice(0, 1);
}

/** The file that a package gives under a name; all its files where that cannot be told. */
function doorOf({ name, folder, exports }: Workspace, asked: string, files: ReadonlySet<string>): string[] {
  const door = `.${asked.slice(name.length)}`;
  const exact = exports[door];
  const pattern = Object.entries(exports)
    .map(([key, to]) => ({ parts: key.split('*'), to }))
    .filter(
      ({ parts: [before = '', after] }) =>
        after !== undefined && door.startsWith(before) && door.endsWith(after),
    )
    .toSorted((one, other) => other.parts.join('').length - one.parts.join('').length)[0];
  const target = exact ?? pattern?.to;
  const written = typeof target === 'string' ? target : target?.source;
  const star =
    pattern && !exact ? door.slice(pattern.parts[0]!.length, door.length - pattern.parts[1]!.length) : '';
  const file = written && path.posix.join(folder, written.replace('*', star));
  return file && files.has(file) ? [file] : [...files].filter((each) => each.startsWith(`${folder}/`));
}
