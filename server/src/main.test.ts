import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { bareEnvironment } from '../test/bare-environment.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'kopa-main-'));
const dataDir = path.join(folder, 'data');
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...bareEnvironment(), PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  const ended = once(child, 'close').then(() => {
    running.delete(child);
    return { code: child.exitCode, ...said };
  });
  const ready = (async () => {
    for (;;) {
      const address = /Kopa runs at (\S+)/.exec(said.out)?.[1];
      if (address && said.out.includes('Ctrl-C')) return address;
      if (child.exitCode !== null) throw new Error(`It ended: ${said.err}`);
      await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
    }
  })();
  ready.catch(() => {});
  return { child, said, ended, ready };
}

type Case = [Record<string, string>, RegExp, lines?: number];

describe('the server as a process', () => {
  it('the server starts, prints its address, survives kill -9, refuses a second process on its folder, and stops cleanly', async () => {
    const first = run({});
    const address = await first.ready;
    expect(first.said.out).toContain('Register with any mobile number, such as +254 712 345 678');
    const health = await fetch(`${address}/readyz`);
    expect(await health.json()).toMatchObject({ database: true });

    const second = await run({}).ended;
    expect(second.code).toBe(1);
    expect(second.err).toMatch(/^Kopa cannot start: The process \d+ already uses the folder .*\n$/);

    first.child.kill('SIGKILL');
    await first.ended;
    const third = run({});
    const again = await third.ready;
    expect((await fetch(`${again}/readyz`)).headers.get('content-type')).toContain('json');
    third.child.kill('SIGTERM');
    const { code, out, err } = await third.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Kopa has stopped\.\n$/);

    const taken = createServer();
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const refused = await run({ PORT: String(port) }).ended;
    taken.close();
    expect(refused.code).toBe(1);
    expect(refused.err).toBe(
      `Kopa cannot start: port ${port} is taken. Stop what uses it, or name another in PORT.\n`,
    );
  });

  it('the server reads the library of traces where traces are set', async () => {
    const watch = path.join(folder, 'watch.mjs');
    writeFileSync(
      watch,
      `import { registerHooks } from 'node:module';
      registerHooks({
        load(url, context, next) {
          if (url.includes('@opentelemetry/sdk')) process.stderr.write('read');
          return next(url, context);
        },
      });`,
    );
    for (const [traces, isRead] of [
      [{}, false],
      [{ TRACES_URL: 'http://127.0.0.1:1' }, true],
    ] as const) {
      const server = run({ ...traces, NODE_OPTIONS: `--import=${pathToFileURL(watch).href}` });
      await server.ready;
      server.child.kill('SIGTERM');
      const { code, err } = await server.ended;
      expect({ code, isRead: err.startsWith('read') }).toEqual({ code: 0, isRead });
    }
  });

  it('the server states why it cannot start, in one line for each fault', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const blocked = path.join(folder, 'blocked');
    mkdirSync(blocked);
    writeFileSync(path.join(blocked, 'photos'), '');
    const cases: Case[] = [
      [{ DATA_DIR: path.join(file, 'data') }, /The folder .* cannot be written \(ENOTDIR\)/],
      [{ DATA_DIR: file }, /The folder .* cannot be written \(ENOTDIR\)/],
      // A folder in which no folder can be created.
      ...(existsSync('/proc/self')
        ? [[{ DATA_DIR: '/proc/self/kopa' }, /The folder .* cannot be written/] as Case]
        : []),
      [{ DATA_DIR: blocked }, /The folder .*photos cannot be written \(ENOTDIR\)/],
      [
        { DATABASE_URL: 'postgres://kopa:hidden@127.0.0.1:1/kopa' },
        /the database kopa at 127\.0\.0\.1:1 cannot be used \(.*ECONNREFUSED.*\)/,
      ],
      [{ MODE: 'live' }, /sandbox outbox.*\n.*sandbox simulator.*\n.*needs SECRET/, 3],
      [{ PORT: '99999' }, /PORT is "99999", but must be a whole number/],
    ];
    for (const [environment, text, lines = 1] of cases) {
      const { code, err } = await run(environment).ended;
      expect(code).toBe(1);
      expect(err).toMatch(text);
      expect(err.trimEnd().split('\n')).toHaveLength(lines);
      expect(err).not.toContain('hidden');
    }
  });
});
