import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { bareEnvironment } from '../../test/bare-environment.ts';
import { live, providers } from '../../test/live-settings.ts';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const main = file('../main.ts');

/** Runs a program to its end. */
function run(words: string[], environment: Record<string, string>) {
  const env = { ...bareEnvironment(), PORT: '0', ...environment };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, words, { env }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, out, err }),
    );
  });
}

/** Starts the server in live mode and stops the server. */
async function startAndStop(environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [main], {
    env: { ...bareEnvironment(), PORT: '0', ...live, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  child.stdout.on('data', (chunk) => {
    said += chunk;
    if (said.includes('Ctrl-C')) child.kill('SIGTERM');
  });
  const [code] = await once(child, 'close');
  expect([code, said]).toEqual([0, expect.stringContaining('Kopa has stopped.')]);
}

/** Every file of a folder with its content. */
function filesOf(place: string): string[] {
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(place, name))
    .filter((name) => statSync(name).isFile())
    .map((name) => `${name} ${createHash('sha256').update(readFileSync(name)).digest('hex')}`)
    .toSorted();
}

/** Every row of a PostgreSQL database. */
async function rowsOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables)
    all[name] = (await client.query(`select t::text as row from ${name} t order by 1`)).rows;
  await client.end();
  return all;
}

const commands = {
  server: [main],
  identity: [file('./identity.ts'), 'list'],
  catalogue: [file('./catalogue.ts'), 'list'],
  refunds: [file('./refunds.ts'), 'list'],
  callbacks: [file('./callbacks.ts'), 'list'],
  reconcile: [file('./reconcile.ts')],
  reseal: [file('./reseal.ts')],
};

/** Each command without live mode ends with 1 and one line. */
async function expectRefused(all: Record<string, string[]>, environment: Record<string, string>) {
  const ended = await Promise.all(
    Object.entries(all).map(async ([name, words]) => [name, await run(words, environment)] as const),
  );
  for (const [name, { code, out, err }] of ended) {
    expect({ name, code, out, lines: err.trimEnd().split('\n').length }).toEqual({
      name,
      code: 1,
      out: '',
      lines: 1,
    });
    expect(err).toContain('is live');
    expect(err).toContain('MODE=live');
  }
}

describe('a database on which a live server has started', () => {
  it('the embedded database stays live: server, commands, backup and restore refuse and change no file', async () => {
    const dataDir = path.join(folder, 'data');
    const copy = path.join(folder, 'copy');
    const backup = file('./backup.ts');
    await startAndStop({ DATA_DIR: dataDir, ...providers.daraja });
    const asLive = { ...live, ...providers.daraja, DATA_DIR: dataDir };
    expect(await run([backup, 'backup', copy], asLive)).toMatchObject({ code: 0, err: '' });
    const before = [filesOf(dataDir), readFileSync(copy)];
    await expectRefused(
      { ...commands, backup: [backup, 'backup', path.join(folder, 'second')] },
      { DATA_DIR: dataDir, SECRET: live.SECRET },
    );
    const third = path.join(folder, 'third');
    await expectRefused({ restore: [backup, 'restore', copy] }, { DATA_DIR: third, SECRET: live.SECRET });
    expect([filesOf(dataDir), readFileSync(copy)]).toEqual(before);
    expect([existsSync(path.join(folder, 'second')), existsSync(third)]).toEqual([false, false]);
    expect(await run([backup, 'restore', copy], { ...asLive, DATA_DIR: third })).toMatchObject({ code: 0 });
    await expectRefused({ server: [main] }, { DATA_DIR: third });
  });

  it.skipIf('missing' in postgres)(
    'a PostgreSQL database stays live: server and commands refuse and change no row',
    async () => {
      const at = { DATABASE_URL: await newDatabaseUrl(), DATA_DIR: path.join(folder, 'photos') };
      await startAndStop({ ...at, ...providers.airtel });
      const before = await rowsOf(at.DATABASE_URL);
      await expectRefused(commands, at);
      expect(await rowsOf(at.DATABASE_URL)).toEqual(before);
      const asLive = { ...live, ...providers.airtel, ...at };
      expect(await run(commands.identity, asLive)).toMatchObject({ code: 0, out: 'Nobody waits.\n' });
    },
  );
});
