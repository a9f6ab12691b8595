import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { doorsOf, manifestIn, type Door, type Manifest } from '../../ui/build/manifest.ts';
import { newest } from '../../scripts/build-app.ts';
import { exclusively } from '../../scripts/exclusively.ts';
import { cacheFolder, inProject, root } from '../../scripts/paths.ts';

const folder = path.join(cacheFolder, 'ui-package');
/** The tarball of `npm pack`. */
export const tarball = path.join(folder, 'kopa-ui.tgz');
/** The files of the tarball. */
export const unpacked = path.join(folder, 'package');

/** The content of its package.json. The file in ui/ may have changed since the packing. */
export const packedManifest = (): Manifest => manifestIn(unpacked);
export const packedDoors = (): Door[] => doorsOf(packedManifest());

const sources = ['ui', 'vite.shared.ts', 'package-lock.json'];

/** Builds and packs @kopa/ui when the tarball is missing or older than its sources. */
export async function packUi(): Promise<void> {
  await exclusively('ui-package', async () => {
    if (existsSync(tarball) && statSync(tarball).mtimeMs > newest(root, sources)) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await run(process.execPath, [inProject('ui', 'build', 'build.ts')]);
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder]);
    const [made] = globSync('*.tgz', { cwd: folder });
    renameSync(path.join(folder, made as string), tarball);
    execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  });
}

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: inProject('ui'), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`@kopa/ui does not build: ${command} ${args.join(' ')}\n${said}`);
}
