import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { waitUntil } from '../../scripts/wait-until.ts';

/** A private PostgreSQL with its own folder and port, removed after `stop`. */
export interface Postgres {
  /** For `DATABASE_URL`. */
  url: string;
  /** The same database by its Unix socket. */
  socketUrl: string;
  /** As in "15". */
  version: string;
  /** Ends the server at once, like a power failure; the folder stays. */
  crash(): Promise<void>;
  /** Starts the server again after `crash`, at the same address. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a private PostgreSQL, or returns `{ missing }` with the reason, so that tests can be counted as
 * skipped: `describe.skipIf('missing' in postgres)`. Only a `durable` server syncs to the disk.
 */
export async function startPostgres({ durable = false }: { durable?: boolean } = {}): Promise<
  Postgres | { missing: string }
> {
  const programs = findPrograms() ?? installPrograms();
  if (typeof programs !== 'string') return programs;
  // PostgreSQL refuses to run as root.
  const account: Account | { missing: string } = process.getuid?.() === 0 ? accountOf('postgres') : {};
  if ('missing' in account) return account;

  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-postgres-'));
  const data = path.join(folder, 'data');
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync(
      path.join(programs, 'initdb'),
      ['-D', data, '-U', 'kopa', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...account, cwd: folder, stdio: 'pipe' },
    );
  } catch (error) {
    remove();
    throw new Error(`initdb failed: ${(error as { stderr?: Buffer }).stderr ?? error}`, { cause: error });
  }

  const port = await freePort();
  const launch = () => launchServer({ programs, account, folder, data, port, durable });
  let server = await launch().catch((error: unknown) => {
    remove();
    throw error;
  });
  // Immediate shutdown: when the tests are gone, so is the folder.
  const atExit = () => {
    server.child.kill('SIGQUIT');
    remove();
  };
  process.once('exit', atExit);
  const url = `postgres://kopa@127.0.0.1:${port}/postgres`;
  return {
    url,
    socketUrl: `${url}?host=${encodeURIComponent(folder)}`,
    version: path.basename(path.dirname(programs)),
    crash: () => server.end('SIGQUIT'),
    startAgain: async () => void (server = await launch()),
    stop: async () => {
      process.off('exit', atExit);
      await server.end('SIGINT');
      remove();
    },
  };
}

interface Launch {
  programs: string;
  account: Account;
  folder: string;
  data: string;
  port: number;
  durable: boolean;
}

/** No data outlives the tests, so neither sync nor vacuum is necessary. */
const settings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', jit: 'off' };

/** Runs the server until it answers. */
async function launchServer({ programs, account, folder, data, port, durable }: Launch) {
  const options = {
    ...(durable ? {} : settings),
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
  };
  const child = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const closed = once(child, 'close');
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null) child.kill(signal);
    await closed;
  };
  try {
    await waitUntil(
      () => hasEnded(child, log) || log.includes('ready to accept connections'),
      () => `PostgreSQL: ${log}`,
      60_000,
    );
    await waitUntil(
      () => answers(port),
      () => `PostgreSQL to answer on port ${port}: ${log}`,
    );
  } catch (error) {
    await end('SIGINT');
    throw error;
  }
  return { child, end };
}

function hasEnded(server: ChildProcess, log: string): false {
  if (server.exitCode === null) return false;
  throw new Error(`PostgreSQL ended with ${server.exitCode} before it was ready: ${log}`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The newest installed version's programs. */
function findPrograms(): string | undefined {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(home, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

function installPrograms(): string | { missing: string } {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return {
      missing:
        'PostgreSQL is not installed under /usr/lib/postgresql, and only root on Debian can install it here',
    };
  }
  const waitForLock = ['-o', 'DPkg::Lock::Timeout=300'];
  try {
    execFileSync('apt-get', [...waitForLock, 'update'], { stdio: 'pipe' });
    execFileSync('apt-get', [...waitForLock, 'install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'pipe',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? error)
      .trim()
      .split('\n')
      .at(-1);
    return { missing: `PostgreSQL is not installed, and apt-get could not install it: ${said}` };
  }
  return findPrograms() ?? { missing: 'apt-get installed PostgreSQL, but not under /usr/lib/postgresql' };
}

interface Account {
  uid?: number;
  gid?: number;
}

/** The account of a name, for a child process. */
export function accountOf(name: string): Account | { missing: string } {
  try {
    const id = (kind: string) => Number(execFileSync('id', [kind, name], { stdio: 'pipe' }).toString());
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return { missing: `PostgreSQL does not run as root, and the account "${name}" does not exist` };
  }
}
