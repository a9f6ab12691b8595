import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { unpacked } from './pack.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A stranger's project that has installed @kopa/ui from its tarball. */
export interface Host {
  folder: string;
  write(file: string, text: string): void;
  read(file: string): string;
  /** Runs one of the repository's programs in the host; returns the output, and throws it on a failure. */
  run(program: string, ...args: string[]): Promise<string>;
  /** Runs a file of the project in plain Node. */
  node(file: string, ...args: string[]): Promise<string>;
  remove(): void;
}

const ours = inProject('node_modules');
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Creates a project in the temporary folder. Nothing is downloaded: exactly the packages that npm would
 * install beside @kopa/ui are linked from the repository.
 *
 * @param reactVersion The version of React and its types in the host.
 * @param more Further packages of the host.
 */
export function makeHost(reactVersion: 18 | 19, more: string[] = []): Host {
  const folder = mkdtempSync(path.join(tmpdir(), `kopa-host-${reactVersion}-`));
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '@kopa'), { recursive: true });
  cpSync(unpacked, path.join(packages, '@kopa', 'ui'), { recursive: true });

  /** Links a package and its dependencies. */
  const install = (name: string, from = path.join(ours, name)): void => {
    const to = path.join(packages, name);
    if (existsSync(to) || !existsSync(from)) return;
    mkdirSync(path.dirname(to), { recursive: true });
    symlinkSync(from, to);
    for (const each of Object.keys(manifestOf(from).dependencies ?? {})) install(each);
  };
  for (const name of ['react', 'react-dom']) {
    // Copies, so that imports of React from here find this copy.
    cpSync(path.join(ours, reactVersion === 18 ? `${name}-18` : name), path.join(packages, name), {
      recursive: true,
    });
    Object.keys(manifestOf(path.join(packages, name)).dependencies ?? {})
      .filter((each) => !existsSync(path.join(packages, name, 'node_modules', each)))
      .forEach((each) => install(each));
  }
  for (const name of ['react', 'react-dom'])
    install(`@types/${name}`, path.join(ours, reactVersion === 18 ? `types-${name}-18` : `@types/${name}`));
  const { dependencies, peerDependencies } = manifestOf(unpacked);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) install(name);
  for (const name of more) install(name);

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('package.json', JSON.stringify({ name: 'host', private: true, type: 'module' }));
  // Links are followed by their own name: otherwise a linked package finds the repository's React.
  const start = async (args: string[]) => {
    const child = spawn(process.execPath, ['--preserve-symlinks', ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: '' },
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${said}`);
    return said;
  };
  return {
    folder,
    write,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    run: (program, ...args) => start([path.join(ours, program), ...args]),
    node: (file, ...args) => start(['--preserve-symlinks-main', file, ...args]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
