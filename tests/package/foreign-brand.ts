import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installFromProject } from './hard-links.ts';
import type { Place } from './made-app.ts';
import { packedStories, unpacked } from './pack.ts';

/** A repository with the brand `poa` of its own, and with @kopa/ui and kopa-stories installed. */
export interface ForeignBrand {
  /** Runs `npx kopa-stories --brand poa <args>`; returns the output, and throws it on a failure. */
  stories(...args: string[]): Promise<string>;
  /** Replaces a colour of the tokens. */
  recolour(from: string, to: string): void;
}

/** Makes the folder of the place such a repository. */
export async function makeForeignBrand({ folder, npm, node }: Place): Promise<ForeignBrand> {
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const tokens = at('poa.tokens.json');
  const recolour = (from: string, to: string) =>
    writeFileSync(tokens, readFileSync(tokens, 'utf8').replaceAll(from, to));
  writeFileSync(at('package.json'), '{ "name": "poa", "private": true }');
  cpSync(packedStories.unpacked, at('node_modules', 'kopa-stories'), { recursive: true });
  cpSync(unpacked, at('node_modules', '@kopa', 'ui'), { recursive: true });
  installFromProject(folder, ['kopa-stories']);
  writeFileSync(tokens, await node('.', path.join(unpacked, 'dist', 'tokens', 'kopa-tokens.js'), '--new'));
  recolour('#0b6b4f', '#5b1fa8');
  return {
    stories: (...args) => npm('.', 'exec', 'kopa-stories', '--', '--brand', 'poa', ...args),
    recolour,
  };
}
