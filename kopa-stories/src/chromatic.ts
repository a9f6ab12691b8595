import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { picturedPaths, type Story } from './stories.ts';

/** The variable of the environment with the token of a project in Chromatic, which Chromatic reads itself. */
export const tokenVariable = 'CHROMATIC_PROJECT_TOKEN';

/**
 * Sends a static Storybook to Chromatic, which takes a picture of each story that has one here, in its
 * default look. Changes are for designers, and no fault. Returns Chromatic's exit code.
 *
 * @param folder The Storybook.
 * @param stories Of these, those with a picture.
 */
export async function sendToChromatic(folder: string, stories: readonly Story[]): Promise<number> {
  const program = path.join(
    path.dirname(createRequire(import.meta.url).resolve('chromatic/package.json')),
    'dist',
    'bin.cjs',
  );
  const child = spawn(
    process.execPath,
    [
      program,
      '--storybook-build-dir',
      folder,
      '--no-interactive',
      '--exit-zero-on-changes',
      ...picturedPaths(stories).flatMap((name) => ['--only-story-names', name]),
    ],
    { stdio: 'inherit' },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** Says that nothing is sent, and how to send it. */
export const notSent = (command: string): string =>
  `Nothing is sent to Chromatic: ${tokenVariable} is not set. Take the token from the project in Chromatic, and run\n` +
  `  ${tokenVariable}=<token> ${command}`;
