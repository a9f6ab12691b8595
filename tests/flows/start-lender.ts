import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { patient } from '../../scripts/patience.ts';
import { freePort } from '../free-port.ts';
import { compiledFolder, root } from '../../scripts/paths.ts';
import { waitUntil } from '../../scripts/wait-until.ts';
import { makePlace, removePlace, type LenderPlace } from './lender-place.ts';

export interface LenderOptions {
  /** Kept after `stop` when given; otherwise a place of its own, removed by `stop`. */
  at?: LenderPlace;
  port?: number;
  env?: Record<string, string>;
  /** The folder of the code, absolute: of this project, or of another release. */
  code?: string;
}

/** The real server, serving the built app. */
export interface RunningLender {
  /** As in "http://127.0.0.1:41234". */
  url: string;
  place: LenderPlace;
  /** Stops the lender, and removes its place. */
  stop(): Promise<unknown>;
}

/** A server that is a process of its own. */
export interface Lender extends RunningLender {
  /** The output so far, over all restarts. */
  readonly log: string;
  /** Stops the lender like a power failure. */
  kill9(): Promise<void>;
  /** Asks the lender to stop, and returns its exit code. Removes its place. */
  stop(): Promise<number | null>;
  /** Starts the lender again on the same port and data, after `kill9` or a stop. */
  restart(): Promise<void>;
}

/** Starts the server and waits (60 s at most) until the app is usable. */
export async function startLender(options: LenderOptions = {}): Promise<Lender> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const place = options.at ?? (await makePlace());
  const code = options.code ?? root;
  let log = '';
  let child: ChildProcess;

  const start = async () => {
    child = spawn(process.execPath, [path.join(code, 'server', 'src', 'main.ts')], {
      cwd: code,
      env: { ...processEnvironment(), ...placeSettings(place, port), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk) => (log += chunk));
    child.stderr?.on('data', (chunk) => (log += chunk));
    await waitUntil(
      () => {
        if (!isRunning(child))
          throw new Error(`The lender ended with ${child.exitCode} before it was ready:\n${log}`);
        return isHealthy(url);
      },
      () => `the lender at ${url}/readyz:\n${log}`,
      60_000,
    );
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (isRunning(child)) {
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
    }
    return child.exitCode;
  };
  const atExit = () => child.kill('SIGKILL');
  process.on('exit', atExit);

  await start().catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    url,
    place,
    get log() {
      return log;
    },
    kill9: async () => {
      await end('SIGKILL');
    },
    stop: async () => {
      process.off('exit', atExit);
      const code = await end('SIGTERM');
      if (!options.at) removePlace(place);
      return code;
    },
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
  };
}

/** The environment of a lender's process, without the test runner's variables. */
export function processEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env, NODE_COMPILE_CACHE: compiledFolder };
  const runners = ['DATABASE_URL', 'NODE_ENV', 'MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !runners.includes(name)));
}

/** The settings that name a lender's place. */
export function placeSettings({ dataDir, databaseUrl }: LenderPlace, port: number): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    // Noise photos pass; the reading of drawn cards has tests of its own.
    IDENTITY: 'scripted',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(patient(2000)) });
    return answer.status === 200;
  } catch {
    return false;
  }
}
