import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { inProject, root } from './paths.ts';
import { exclusively } from './exclusively.ts';

/** The built app's folder, which the server serves. */
export const appDist = inProject('app', 'dist');

const sources = ['app', 'ui', 'contract', 'locales', 'tailwind.config.ts', 'package-lock.json'];
const generated = new Set(['dist', 'node_modules', '.cache', 'stories', 'test', 'tests']);

/** Builds the app when the build is missing or older than its sources; two processes never build at once. */
export async function buildApp({ force = false } = {}): Promise<void> {
  await exclusively('app-build', async () => {
    const built = path.join(appDist, 'index.html');
    if (!force && existsSync(built) && statSync(built).mtimeMs > newest(root, sources)) return;
    await rm(appDist, { recursive: true, force: true });
    const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const child = spawn(process.execPath, [vite, 'build'], {
      cwd: inProject('app'),
      // A test runner says "test", and React would be built for development.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`The app does not build:\n${said}`);
    if (!existsSync(built)) throw new Error(`The build made no ${built}:\n${said}`);
  });
}

/** When the newest written file of these was changed, in ms. */
export function newest(folder: string, names: string[]): number {
  return Math.max(
    0,
    ...names
      .filter((name) => !generated.has(name) && existsSync(path.join(folder, name)))
      .map((name) => {
        const file = path.join(folder, name);
        const { mtimeMs } = statSync(file);
        return statSync(file).isDirectory() ? newest(file, readdirSync(file)) : mtimeMs;
      }),
  );
}

if (import.meta.main) await buildApp({ force: true });
