import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openDiskFiles } from './disk.ts';
import { sealedFiles } from './sealed-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-sealed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const disk = openDiskFiles(folder);
const files = sealedFiles(disk, 'a secret');

describe('sealed files', () => {
  it('sealed files are returned unchanged, and are unreadable in the store', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 16, maxLength: 300 }), async (bytes) => {
        const name = await files.put(bytes);
        expect(await files.get(name)).toEqual(bytes);
        const lying = readFileSync(path.join(folder, name));
        expect(lying.includes(Buffer.from(bytes))).toBe(false);
        await files.delete(name);
      }),
      { seed: 12, numRuns: 30 },
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('changed files, and files under another secret, are not returned', async () => {
    const name = await files.put(new Uint8Array([1, 2, 3, 4]));
    await expect(sealedFiles(disk, 'another').get(name)).rejects.toMatchObject({ name: 'FilesUnavailable' });
    const kept = readFileSync(path.join(folder, name));
    for (let at = 5; at < kept.length; at += 1) {
      const changed = Buffer.from(kept);
      changed[at]! ^= 1;
      writeFileSync(path.join(folder, name), changed);
      await expect(files.get(name)).rejects.toMatchObject({ name: 'FilesUnavailable' });
    }
  });

  it('files from before the sealing are still readable', async () => {
    const name = await disk.put(new Uint8Array([0xff, 0xd8, 1]));
    expect(await files.get(name)).toEqual(new Uint8Array([0xff, 0xd8, 1]));
  });
});
