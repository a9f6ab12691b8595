import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';
import { openLender } from '../open-lender.ts';
import { readSettings } from '../settings/settings.ts';
import { AnotherFolder, bindFolder } from './bind-folder.ts';
import { FolderUnusable } from './make-folder.ts';
import { openPostgres } from './open.ts';
import { settings } from './schema/index.ts';

let at: string;
beforeEach(() => void (at = mkdtempSync(path.join(tmpdir(), 'kopa-folder-'))));
afterEach(() => rmSync(at, { recursive: true, force: true }));
const folder = (name: string) => path.join(at, name);

onBothEngines('the folder of photos', (test) => {
  const bind = (name: string) => bindFolder(test.db, folder(name), 'kopa');

  it('the folder of the first start stays; another one is refused in one line, and stays empty', async () => {
    await bind('one');
    await bind('one');
    const refused = bind('two');
    await expect(refused).rejects.toBeInstanceOf(AnotherFolder);
    await expect(refused).rejects.toThrow(
      `The photos of the database kopa are in another folder than ${folder('two')}. Name that folder's DATA_DIR, on a disk that all servers share, or set FILES=s3 (docs/operations.md, Photos).`,
    );
    expect(readdirSync(folder('two'))).toEqual([]);
    await bind('one');
  });

  it('the folder may move with its files; a folder of another database is refused', async () => {
    await bind('one');
    cpSync(folder('one'), folder('moved'), { recursive: true });
    await bind('moved');
    rmSync(folder('one'), { recursive: true });
    await expect(bind('one')).rejects.toBeInstanceOf(AnotherFolder);
    writeFileSync(path.join(folder('one'), 'kopa-folder'), 'of-another\n');
    await expect(bind('one')).rejects.toBeInstanceOf(AnotherFolder);
  });

  it('a start that ended between file and row is completed by the next one', async () => {
    await bind('one');
    await test.db.delete(settings);
    await bind('one');
    await expect(bind('two')).rejects.toBeInstanceOf(AnotherFolder);
  });

  it('a folder that cannot be written binds nothing', async () => {
    writeFileSync(folder('one'), '');
    await expect(bind('one')).rejects.toBeInstanceOf(FolderUnusable);
    await bind('two');
  });
});

describe.skipIf('missing' in postgres)('servers on one PostgreSQL', () => {
  it('of several servers that start together those with one folder start, those with another do not', async () => {
    const url = await newDatabaseUrl();
    const storages = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url)));
    const started = await Promise.allSettled(
      storages.map(({ db }, index) => bindFolder(db, folder(index % 2 === 0 ? 'even' : 'odd'), 'kopa')),
    );
    const evenStarted = started.map(({ status }) => status === 'fulfilled');
    const first = evenStarted[0];
    expect(evenStarted).toEqual([first, !first, first, !first, first, !first]);
    for (const storage of storages) await storage.close();
  });

  it('a server with another DATA_DIR does not start, one with the same or with a bucket does', async () => {
    const url = await newDatabaseUrl();
    const start = async (name: string, more: Record<string, string> = {}) => {
      const server = await openLender(
        readSettings({ DATABASE_URL: url, DATA_DIR: folder(name), PORT: '0', LOG_LEVEL: 'silent', ...more }),
      );
      await server.close();
    };
    await start('one');
    await expect(start('two')).rejects.toThrow(
      /^The photos of the database \S+ at 127\.0\.0\.1:\d+ are in another folder/,
    );
    await start('one');
    const bucket = {
      FILES: 's3',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_REGION: 'x',
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    await start('two', bucket);
  });
});
