import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusively.ts';
import { quoted } from './site/guide-text.ts';
import { cacheFolder, inProject, root } from './paths.ts';

/** A Storybook to build: its configuration, its sources, and its output folder. */
export interface Storybook {
  name: string;
  configuration: string;
  sources: string[];
  folder: string;
}

/** The project's Storybook. */
export const ownStorybook: Storybook = {
  name: 'storybook',
  configuration: inProject('.storybook'),
  sources: [
    '.storybook/**',
    'stories/**',
    'docs/guides/*.md',
    ...quoted,
    'scripts/site/guide-text.ts',
    '{ui,app,contract}/src/**',
    '{ui,app}/build/**',
    'ui/tokens/**',
    'app/host/*.*',
    '{brands,locales}/**',
    '*.ts',
    '{.,ui,app,contract}/package.json',
    'package-lock.json',
  ],
  folder: inProject('storybook-static'),
};

/** Builds the static Storybook, unless its sources are unchanged. */
export async function buildStorybook(book: Storybook): Promise<'built' | 'unchanged'> {
  return exclusively(book.name, async () => {
    const stamp = path.join(cacheFolder, `${book.name}.sha256`);
    const now = hashOf(book);
    const built = existsSync(path.join(book.folder, 'index.json'));
    if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 'unchanged';
    const storybook = inProject('node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
    const build = spawn(
      process.execPath,
      [
        storybook,
        'build',
        '--config-dir',
        book.configuration,
        '--output-dir',
        book.folder,
        '--quiet',
        '--disable-telemetry',
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
    );
    let said = '';
    build.stdout.on('data', (chunk) => (said += chunk));
    build.stderr.on('data', (chunk) => (said += chunk));
    const [code] = (await once(build, 'close')) as [number | null];
    if (code !== 0) throw new Error(`Storybook does not build:\n${said}`);
    writeFileSync(stamp, now);
    return 'built';
  });
}

/** The files of the sources, by their paths from the project's folder. */
export const sourceFiles = ({ sources }: Storybook): string[] =>
  globSync(sources, { cwd: root })
    .filter((file) => !file.includes('node_modules') && statSync(path.join(root, file)).isFile())
    .sort();

function hashOf(book: Storybook): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(book))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

if (import.meta.main)
  console.log(`Storybook: ${await buildStorybook(ownStorybook)} (${ownStorybook.folder})`);
