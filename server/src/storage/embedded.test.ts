import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockDirectory } from './directory-lock.ts';
import { openEmbedded } from './open.ts';
import { settings } from './schema/index.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-storage-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('each commit is synced to the disk, and present after the next opening', async () => {
    const folder = newFolder();
    const storage = await openEmbedded(folder);
    for (const name of ['one', 'two', 'three']) {
      const before = storage.syncs();
      await storage.db.insert(settings).values({ name, value: name });
      expect(storage.syncs()).toBeGreaterThan(before);
    }
    const { rows } = await storage.db.execute('show fsync');
    expect(rows).toEqual([{ fsync: 'on' }]);
    await expect(openEmbedded(folder)).rejects.toBeInstanceOf(FolderInUse);
    await storage.close();

    const again = await openEmbedded(folder);
    expect((await again.db.select().from(settings)).map((row) => row.name)).toEqual(['one', 'two', 'three']);
    await again.close();
  });
});

const lockOf = (folder: string) => path.join(folder, 'lock');

describe('the directory lock', () => {
  it('the lock belongs to one process, and is free after the release', () => {
    const folder = newFolder();
    const unlock = lockDirectory(folder);
    expect(() => lockDirectory(folder)).toThrow(FolderInUse);
    expect(() => lockDirectory(folder)).toThrow(String(process.pid));
    unlock();
    expect(existsSync(lockOf(folder))).toBe(false);
    lockDirectory(folder)();
  });

  it('the lock of a killed process is taken over', async () => {
    const folder = newFolder();
    const script = `import { lockDirectory } from ${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)};
      lockDirectory(${JSON.stringify(folder)}); process.stdout.write('locked'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(() => lockDirectory(folder)).toThrow(FolderInUse);
    child.kill('SIGKILL');
    await once(child, 'close');
    lockDirectory(folder)();
  });

  it('the lock of another process with the same id is taken over', () => {
    const folder = newFolder();
    writeFileSync(lockOf(folder), JSON.stringify({ pid: process.pid, startedAt: '1' }));
    lockDirectory(folder)();
  });

  it('an invalid lock file is replaced', () => {
    const folder = newFolder();
    writeFileSync(lockOf(folder), '');
    const unlock = lockDirectory(folder);
    expect(JSON.parse(readFileSync(lockOf(folder), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });
});
