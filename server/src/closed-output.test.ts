import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('goes on when nobody reads its output any more', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kopa-closed-'));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_OPTIONS: '' },
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
    // Each refused address is a line of the log.
    for (let request = 0; request < 20; request += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/nothing`, {
        signal: AbortSignal.timeout(5000),
      });
      expect(answer.status).toBe(404);
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
