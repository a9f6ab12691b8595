import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDiskFiles } from './disk.ts';

describe('files on disk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const files = openDiskFiles(path.join(folder, 'photos'));

  it('files are stored under a name of their own, for the owner alone', async () => {
    const name = await files.put(new Uint8Array([1, 2, 3]));
    expect(await files.get(name)).toEqual(new Uint8Array([1, 2, 3]));
    expect(readdirSync(path.join(folder, 'photos'))).toEqual([name]);
    expect(statSync(path.join(folder, 'photos', name)).mode & 0o777).toBe(0o600);
    await files.delete(name);
    await files.delete(name);
    expect(readdirSync(path.join(folder, 'photos'))).toEqual([]);
  });

  it('names never lead outside the folder', async () => {
    await expect(async () => files.get('../lock')).rejects.toThrow('is not a name');
    await expect(async () => files.delete('../../etc/passwd')).rejects.toThrow('is not a name');
  });
});
