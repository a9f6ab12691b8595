import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { bareEnvironment } from '../../test/bare-environment.ts';
import { disbursed, expectBalanced, repaid } from '../../test/loan.ts';
import { startTestLender } from '../../test/test-lender.ts';
import { openEmbedded } from '../storage/open.ts';
import { journals, orderPhotos, orders } from '../storage/schema/index.ts';

const secret = '4f1c9a7be02d4d65b3c7a09d2e4856b3';
const folder = mkdtempSync(path.join(tmpdir(), 'kopa-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (...parts: string[]) => path.join(folder, ...parts);
const reconcileMain = fileURLToPath(new URL('./reconcile.ts', import.meta.url));
const main = fileURLToPath(new URL('./backup.ts', import.meta.url));

/** As in `npm run backup` and `npm run restore`. */
function run(what: 'backup' | 'restore', named: string, dataDir: string, more: Record<string, string> = {}) {
  const env = { ...bareEnvironment(), DATA_DIR: dataDir, BACKUP_SECRET: secret, ...more };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [main, what, named], { env }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, out, err }),
    );
  });
}

it.each([
  ['backup', [main, 'backup', at('none')]],
  ['reconcile', [reconcileMain]],
])('the command %s names a wrong setting in one line', async (_, command) => {
  const env = { ...bareEnvironment(), DATA_DIR: at('none'), EDITION: 'mars' };
  const failed = promisify(execFile)(process.execPath, command, { env });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: 'Kopa: EDITION is "mars", but must be one of ke, mx, in, ng.\n',
  });
});

describe('a backup of the embedded database', () => {
  it('a backup of a running lender and a later one restore every loan, photo and shilling', async () => {
    const dataDir = at('data');
    const storage = await openEmbedded(path.join(dataDir, 'database'));
    const lender = await startTestLender(storage.db, { DATA_DIR: dataDir });
    await lender.listen({ host: '127.0.0.1', port: 0 });
    const loan = await disbursed(lender);
    await repaid(lender, loan, 700);
    await lender.pass(3 * 86_400_000);
    await expectBalanced(lender);
    const photos = (await storage.db.select().from(orderPhotos)).map(({ file }) => file);

    // Nothing here is on the disk but what each commit has synced.
    const early = await run('backup', at('early'), dataDir);
    expect(early).toMatchObject({ code: 0, err: '' });
    expect(early.out).toContain('The ledger sums to 0; 0 loans differ from their terms');
    expect(existsSync(path.join(dataDir, 'backup.part'))).toBe(false);
    expect(await run('restore', at('early'), at('before'))).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(at('before', 'photos'))).toEqual(expect.arrayContaining(photos));
    const before = await openEmbedded(at('before', 'database'));
    expect(await before.db.select().from(journals)).toEqual(await storage.db.select().from(journals));
    await before.close();
    await lender.close();
    await storage.close();

    expect(await run('backup', at('copy'), dataDir)).toMatchObject({ code: 0, err: '' });
    expect((await run('backup', at('copy'), dataDir)).err).toBe(`Kopa: ${at('copy')} is there already.\n`);
    expect(statSync(at('copy')).mode & 0o077).toBe(0);
    expect((await run('restore', at('copy'), dataDir)).err).toMatch(
      /is not empty: restore into a new DATA_DIR/,
    );

    const restored = await run('restore', at('copy'), at('again'));
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain('The ledger sums to 0; 0 loans differ from their terms');
    expect(readdirSync(at('again', 'photos'))).toEqual(expect.arrayContaining(photos));
    const { stdout } = await promisify(execFile)(process.execPath, [reconcileMain], {
      env: { ...bareEnvironment(), DATA_DIR: at('again') },
    });
    expect(JSON.parse(stdout)).toMatchObject({ ledgerSum: 0, differing: [], received: { ledger: 70_000 } });
    const opened = await openEmbedded(at('again', 'database'));
    expect(await opened.db.select().from(orders)).toMatchObject([{ orderNo: loan.orderNo, step: 2 }]);
    await opened.close();

    const whole = readFileSync(at('copy'));
    for (const file of photos) expect(whole.includes(file)).toBe(false);
    expect(whole.includes('PG_VERSION')).toBe(false);
    writeFileSync(at('changed'), whole.with(whole.length - 1, whole.at(-1)! ^ 1));
    const changed = await run('restore', at('changed'), at('third'));
    expect(changed.err).toMatch(
      /cannot be restored. Its bytes from \d+ on are not those that were written.\n$/,
    );
    expect(existsSync(at('third'))).toBe(false);

    const other = { BACKUP_SECRET: 'b3f1c7a09d2e4856b3f1c7a09d2e4856' };
    expect((await run('restore', at('copy'), at('third'), other)).err).toMatch(
      /Sealed under the key \w{8}, which/,
    );
    const earlier = { ...other, SECRETS_BEFORE: secret };
    expect(await run('restore', at('copy'), at('third'), earlier)).toMatchObject({ code: 0, err: '' });
  });

  it('a backup is refused in one line if the folder is empty or PostgreSQL is used', async () => {
    expect((await run('backup', at('none'), at('nothing'))).err).toBe(
      `Kopa: There is no embedded database in ${at('nothing')}.\n`,
    );
    expect((await run('restore', at('nothing'), at('new'))).err).toMatch(
      /cannot be restored. It is no backup.\n$/,
    );
    const unset = await run('backup', at('none'), at('nothing'), { BACKUP_SECRET: '' });
    expect(unset.err).toBe(
      'Kopa: A backup is encrypted: set BACKUP_SECRET (openssl rand -hex 32), and keep it elsewhere.\n',
    );
    const url = { DATABASE_URL: 'postgres://kopa@127.0.0.1/kopa' };
    expect((await run('backup', at('none'), at('nothing'), url)).err).toMatch(/by its own tools/);
  });
});
