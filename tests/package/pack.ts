import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { doorsOf, manifestIn, type Door, type Manifest } from '../../ui/build/manifest.ts';
import { newest } from '../../scripts/build-app.ts';
import { ownStorybook, sourceFiles } from '../../scripts/build-storybook.ts';
import { exclusively } from '../../scripts/exclusively.ts';
import { cacheFolder, inProject, root } from '../../scripts/paths.ts';

/** A package as npm publishes it. */
interface Packed {
  /** The tarball of `npm pack`. */
  tarball: string;
  /** The files of the tarball. */
  unpacked: string;
}

const packedIn = (name: string): Packed => ({
  tarball: path.join(cacheFolder, `${name}-package`, `kopa-${name}.tgz`),
  unpacked: path.join(cacheFolder, `${name}-package`, 'package'),
});

/** @kopa/ui. */
export const { tarball, unpacked } = packedIn('ui');
/** create-kopa. */
export const packedCreateKopa = packedIn('create');
/** kopa-stories. */
export const packedStories = packedIn('stories');

/** The content of its package.json. The file in ui/ may have changed since the packing. */
export const packedManifest = (): Manifest => manifestIn(unpacked);
export const packedDoors = (): Door[] => doorsOf(packedManifest());

/** Builds and packs @kopa/ui when the tarball is missing or older than its sources. */
export const packUi = (): Promise<void> =>
  pack('ui', 'ui', inProject('ui', 'build', 'build.ts'), ['ui', 'vite.shared.ts', 'package-lock.json']);

/** Builds and packs create-kopa when the tarball is missing or older than its sources. */
export const packCreateKopa = (): Promise<void> =>
  pack('create', 'create-kopa', inProject('scripts', 'create-kopa', 'build-create-kopa.ts'), [
    'create-kopa',
    'scripts',
    'docs/guides',
    'stories/blocks',
    'ui/tokens',
    'ui/package.json',
    'kopa-stories/package.json',
    'package.json',
  ]);

/** Builds and packs kopa-stories when the tarball is missing or older than its sources. */
export const packKopaStories = (): Promise<void> =>
  pack('stories', 'kopa-stories', inProject('scripts', 'kopa-stories', 'build-kopa-stories.ts'), [
    'kopa-stories',
    'scripts',
    ...sourceFiles(ownStorybook),
  ]);

async function pack(name: string, workspace: string, build: string, sources: string[]): Promise<void> {
  const packed = packedIn(name);
  const folder = path.dirname(packed.tarball);
  await exclusively(path.basename(folder), async () => {
    if (existsSync(packed.tarball) && statSync(packed.tarball).mtimeMs > newest(root, sources)) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await run(workspace, process.execPath, [build]);
    await run(workspace, 'npm', ['pack', '--ignore-scripts', '--pack-destination', folder]);
    const [made] = globSync('*.tgz', { cwd: folder });
    renameSync(path.join(folder, made as string), packed.tarball);
    execFileSync('tar', ['-xzf', packed.tarball, '-C', folder]);
  });
}

async function run(workspace: string, command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: inProject(workspace), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${workspace} does not build: ${command} ${args.join(' ')}\n${said}`);
}
