import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { waitUntil } from '../../scripts/wait-until.ts';
import { accountOf } from './start-postgres.ts';

const program = '/usr/sbin/pgbouncer';

/** Why there is no PgBouncer on this machine. */
export const missingPgBouncer = existsSync(program) ? null : 'PgBouncer is not installed (Debian: pgbouncer)';

/** Starts a private PgBouncer before the server of `to`; `settings` are of its section `[pgbouncer]`. */
export async function startPgBouncer(
  to: string,
  settings: Record<string, string | number>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const account = process.getuid?.() === 0 ? accountOf('postgres') : {};
  if ('missing' in account) throw new Error(account.missing);
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-pgbouncer-'));
  const { hostname, port: serverPort, username } = new URL(to);
  const port = await freePort();
  const users = path.join(folder, 'users');
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    ...settings,
  };
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort}`,
      '[pgbouncer]',
      ...Object.entries(all).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  );
  if (account.uid !== undefined && account.gid !== undefined)
    for (const place of [folder, users, file]) chownSync(place, account.uid, account.gid);
  const child = spawn(program, [file], { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = once(child, 'close');
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  await waitUntil(
    () => log.includes('process up') || child.exitCode !== null,
    () => `PgBouncer: ${log}`,
  );
  if (child.exitCode !== null) {
    await stop();
    throw new Error(`PgBouncer ended: ${log}`);
  }
  return { url: Object.assign(new URL(to), { port: String(port) }).href, stop };
}
