import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { inProject, root } from './paths.ts';
import { exclusively } from './exclusively.ts';

/** The folder of the built app, and of the staff's desk; the server serves both. */
export const appDist = inProject('app', 'dist');
export const deskDist = inProject('desk', 'dist');

const shared = ['ui', 'contract', 'locales', 'tailwind.config.ts', 'vite.shared.ts', 'package-lock.json'];
const generated = new Set(['dist', 'node_modules', '.cache', 'stories', 'test', 'tests']);

/**
 * Builds the app and the desk when a build is missing or older than its sources. `served`: false for a server
 * that serves no app.
 */
export async function buildApp({
  served = true,
  ...options
}: { force?: boolean; served?: boolean } = {}): Promise<void> {
  if (served) await buildPart('app', appDist, options);
  await buildPart('desk', deskDist, options);
}

/** Builds one of the two; two processes never build at once. */
async function buildPart(part: 'app' | 'desk', dist: string, { force = false }): Promise<void> {
  await exclusively(`${part}-build`, async () => {
    const built = path.join(dist, 'index.html');
    if (!force && existsSync(built) && statSync(built).mtimeMs > newest(root, [part, ...shared])) return;
    await rm(dist, { recursive: true, force: true });
    const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const child = spawn(process.execPath, [vite, 'build'], {
      cwd: inProject(part),
      // A test runner says "test", and React would be built for development.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`The ${part} does not build:\n${said}`);
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
