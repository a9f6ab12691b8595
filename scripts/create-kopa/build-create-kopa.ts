/** Builds create-kopa into create-kopa/dist: the command, and the templates of the apps that it makes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCommand } from '../build-command.ts';
import { templateFiles } from './template-files.ts';

export async function buildCreateKopa(): Promise<void> {
  const dist = await buildCommand('create-kopa', 'node20');
  for (const host of ['vite', 'next'] as const)
    for (const [name, text] of templateFiles(host)) {
      const file = path.join(dist, 'template', host, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
}

if (import.meta.main) await buildCreateKopa();
