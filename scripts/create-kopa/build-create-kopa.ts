/** Builds create-kopa into create-kopa/dist: the command, and the templates of the apps that it makes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { inProject } from '../paths.ts';
import { templateFiles } from './template-files.ts';

export async function buildCreateKopa(): Promise<void> {
  const dist = inProject('create-kopa', 'dist');
  rmSync(dist, { recursive: true, force: true });
  await build({
    configFile: false,
    root: inProject('create-kopa'),
    logLevel: 'warn',
    build: { ssr: 'src/create-kopa.ts', outDir: dist, target: 'node20', minify: false },
  });
  for (const host of ['vite', 'next'] as const)
    for (const [name, text] of templateFiles(host)) {
      const file = path.join(dist, 'template', host, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
}

if (import.meta.main) await buildCreateKopa();
