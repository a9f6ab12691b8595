/**
 * Builds the package into dist: `npm run build` here, or `npm run build:ui` in the repository. Modules and
 * their types stand as they do in src, one for one; the styles are for hosts with and without Tailwind.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { external, inPackage } from './manifest.ts';
import { buildPreview } from './preview.ts';
import { buildStyles } from './styles.ts';

/** The command that builds a brand's tokens, for plain Node from version 20 on. */
async function buildCommand(): Promise<void> {
  await build({
    configFile: false,
    root: inPackage(),
    logLevel: 'warn',
    build: {
      ssr: 'tokens/kopa-tokens.ts',
      outDir: 'dist/tokens',
      target: 'node20',
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { external, output: { entryFileNames: '[name].js' } },
    },
  });
}

export async function buildPackage(): Promise<void> {
  // A test runner says "test", and JSX would be built for development.
  process.env.NODE_ENV = 'production';
  rmSync(inPackage('dist'), { recursive: true, force: true });
  await build({ configFile: inPackage('vite.config.ts'), logLevel: 'warn' });
  await buildCommand();
  await buildPreview();
  await buildStyles();
  const tsc = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const { status } = spawnSync(process.execPath, [tsc, '-p', inPackage('tsconfig.build.json')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The types do not build: tsc lists the faults above.');
}

if (import.meta.main) await buildPackage();
