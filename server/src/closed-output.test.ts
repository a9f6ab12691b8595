import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultPackageName } from '@kopa/contract';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { expect, it } from 'vitest';

it('the server continues after its output is closed', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kopa-closed-'));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, MODE: 'sandbox', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await new Promise<void>((ready) => {
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Press Ctrl-C')) ready();
      });
    });
    child.stdout.destroy();
    child.stderr.destroy();
    // The sandbox prints each code that it sends.
    for (const mobile of ['712345678', '712345679', '712345680']) {
      const answer = await fetch(
        `http://127.0.0.1:${port}/api/${encryptPath(getVerifyCode.path, defaultPackageName)}`,
        {
          method: 'POST',
          headers: { packageName: defaultPackageName, 'content-type': 'application/json' },
          body: JSON.stringify({ mobile }),
        },
      );
      expect(await answer.json()).toMatchObject({ code: 0 });
    }
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
