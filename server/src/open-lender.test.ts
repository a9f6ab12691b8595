import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { live as server, nowhere, providers } from '../test/live-settings.ts';
import { newDatabaseUrl, postgres } from '../test/test-database.ts';
import { openLender } from './open-lender.ts';
import { CannotStart, readSettings, type Environment } from './settings/settings.ts';

const { SECRET } = server;
const live = { ...server, ...providers.airtel };

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'kopa-open-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a lender and closes the lender. */
async function start(environment: Environment): Promise<void> {
  const settings = { SECRET, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...environment };
  await (await openLender(readSettings(settings))).close();
}

describe.each(['embedded', 'PostgreSQL'] as const)('a refused start with MODE=live, %s', (engine) => {
  const place = async (): Promise<Environment> => ({
    DATA_DIR: path.join(folder, 'data'),
    ...(engine === 'PostgreSQL' && { DATABASE_URL: await newDatabaseUrl() }),
  });

  it.skipIf(engine === 'PostgreSQL' && 'missing' in postgres)(
    'a sandbox stays a sandbox after its secret, its port or its folder was not right',
    async () => {
      const sandbox = await place();
      await start(sandbox);
      const refused = async (more: Environment, reason: RegExp) => {
        const starting = start({ ...sandbox, ...live, ...more });
        await expect(starting).rejects.toBeInstanceOf(CannotStart);
        await expect(starting).rejects.toThrow(reason);
        await start(sandbox);
      };
      await refused({ SECRET: SECRET.toUpperCase() }, /^SECRET is not that of the database\. Sealed under /);
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      await refused({ PORT: String(port) }, /^port \d+ is taken\./);
      taken.close();
      if (engine === 'PostgreSQL')
        await refused({ DATA_DIR: path.join(folder, 'other') }, /^The photos .+ are in another folder /);
      await start({ ...sandbox, ...live });
      await expect(start(sandbox)).rejects.toThrow(/ is live: no sandbox /);
    },
  );
});

describe.skipIf('missing' in postgres)('a start with another secret on PostgreSQL', () => {
  it('the start binds no folder', async () => {
    const at = { DATABASE_URL: await newDatabaseUrl(), DATA_DIR: path.join(folder, 'data') };
    await start({
      ...at,
      FILES: 's3',
      S3_ENDPOINT: nowhere,
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    });
    await expect(start({ ...at, ...live, SECRET: SECRET.toUpperCase() })).rejects.toThrow(/SECRET/);
    await start({ ...at, DATA_DIR: path.join(folder, 'other') });
  });
});
