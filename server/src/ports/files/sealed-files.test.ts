import { createCipheriv, hkdfSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { KeyRing } from '../../storage/key-ring.ts';
import { openDiskFiles } from './disk.ts';
import { sealedFiles } from './sealed-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-sealed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const disk = openDiskFiles(folder);
const keys = new KeyRing('a secret');
const files = sealedFiles(disk, keys);

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
    await expect(sealedFiles(disk, new KeyRing('another')).get(name)).rejects.toMatchObject({
      name: 'FilesUnavailable',
    });
    const kept = readFileSync(path.join(folder, name));
    for (let at = 5; at < kept.length; at += 1) {
      const changed = Buffer.from(kept);
      changed[at]! ^= 1;
      writeFileSync(path.join(folder, name), changed);
      await expect(files.get(name)).rejects.toMatchObject({ name: 'FilesUnavailable' });
    }
  });

  it('a file does not open under the name of another file', async () => {
    const [one, other] = [await files.put(new Uint8Array([1])), await files.put(new Uint8Array([2]))];
    writeFileSync(path.join(folder, one), readFileSync(path.join(folder, other)));
    await expect(files.get(one)).rejects.toMatchObject({ name: 'FilesUnavailable' });
  });

  it('files under an earlier secret open, and open without that secret once they are sealed anew', async () => {
    const name = await files.put(new Uint8Array([1, 2, 3]));
    const both = sealedFiles(disk, new KeyRing('a new secret', ['a secret']));
    expect(await both.get(name)).toEqual(new Uint8Array([1, 2, 3]));
    expect([await both.reseal(name), await both.reseal(name)]).toEqual([true, false]);
    expect(await sealedFiles(disk, new KeyRing('a new secret')).get(name)).toEqual(new Uint8Array([1, 2, 3]));
    await expect(files.get(name)).rejects.toThrow(
      `which neither SECRET nor SECRETS_BEFORE gives. The current key is ${keys.current.id}`,
    );
  });

  it('files from before keys had names open, and are sealed anew', async () => {
    const key = Buffer.from(hkdfSync('sha256', 'a secret', '', 'kopa files', 32));
    const iv = Buffer.alloc(12, 7);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const sealed = Buffer.concat([cipher.update(Buffer.from([1, 2, 3])), cipher.final()]);
    const name = await disk.put(Buffer.concat([Buffer.from('KOPA1'), iv, cipher.getAuthTag(), sealed]));
    expect(await files.get(name)).toEqual(new Uint8Array([1, 2, 3]));
    expect([await files.reseal(name), await files.reseal(name)]).toEqual([true, false]);
    expect(await files.get(name)).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('files from before the sealing are still readable', async () => {
    const name = await disk.put(new Uint8Array([0xff, 0xd8, 1]));
    expect(await files.get(name)).toEqual(new Uint8Array([0xff, 0xd8, 1]));
  });
});
