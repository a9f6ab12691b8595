import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { inProject, root } from '../paths.ts';
import { waitUntil } from '../wait-until.ts';

export interface LenderOptions {
  /** A PostgreSQL; without it the lender keeps its own database in `dataDir`. */
  databaseUrl?: string;
  /** Kept after `stop` when given; otherwise an own folder, removed by `stop`. */
  dataDir?: string;
  port?: number;
  /** What a lender of this version has kept before its first borrower: copied, it starts in half the time. */
  newborn?: string | undefined;
  env?: Record<string, string>;
}

/** The real server as a process of its own, serving the built app. */
export interface Lender {
  /** As in "http://127.0.0.1:41234". */
  url: string;
  dataDir: string;
  /** Everything that it has printed, over all restarts. */
  readonly log: string;
  /** Ends it as a power cut would. */
  kill9(): Promise<void>;
  /** Asks it to end, and gives its exit code. Removes its folder. */
  stop(): Promise<number | null>;
  /** Starts it again on the same port and data, after `kill9` or after asking it to end. */
  restart(): Promise<void>;
}

/** Starts the server and waits (60 s at most) until it says that the app can be used. */
export async function startLender(options: LenderOptions = {}): Promise<Lender> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'kopa-lender-'));
  if (options.newborn && !options.databaseUrl && (!existsSync(dataDir) || readdirSync(dataDir).length === 0))
    cpSync(options.newborn, dataDir, { recursive: true });
  let log = '';
  let child: ChildProcess;

  const start = async () => {
    const env: NodeJS.ProcessEnv = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
    delete env['DATABASE_URL'];
    // A test runner's own settings are not the server's.
    for (const name of ['NODE_OPTIONS', 'NODE_ENV', 'MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL'])
      delete env[name];
    if (options.databaseUrl) env['DATABASE_URL'] = options.databaseUrl;
    child = spawn(process.execPath, [inProject('server', 'src', 'main.ts')], {
      cwd: root,
      env: { ...env, ...options.env },
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
    dataDir,
    get log() {
      return log;
    },
    kill9: async () => {
      await end('SIGKILL');
    },
    stop: async () => {
      process.off('exit', atExit);
      const code = await end('SIGTERM');
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    return answer.status === 200;
  } catch {
    return false;
  }
}
