import { rmSync } from 'node:fs';
import { build } from 'vite';
import { inProject } from './paths.ts';

/**
 * Builds the command of a workspace, `src/<name>.ts`, into its folder `dist`, which is emptied before.
 * Returns that folder.
 *
 * @param target The oldest Node that runs the command: "node20".
 */
export async function buildCommand(workspace: string, target: string): Promise<string> {
  const dist = inProject(workspace, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await build({
    configFile: false,
    root: inProject(workspace),
    logLevel: 'warn',
    build: { ssr: `src/${workspace}.ts`, outDir: dist, target, minify: false },
  });
  return dist;
}
