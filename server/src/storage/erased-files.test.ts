import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { erasureAsk } from '@kopa/contract/calls/my-data';
import { retention } from '@kopa/contract/texts/retention';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { everyRow } from '../../test/every-row.ts';
import { personWords, wroteToTheLender } from '../../test/person-words.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';
import { backUp, restore } from './backup.ts';
import type { Database } from './database.ts';
import { KeyRing } from './key-ring.ts';
import { openEmbedded } from './open.ts';
import { users } from './schema/index.ts';

let folder = '';
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = '';
});

/** Which of these texts the files of the folder hold. */
function heldBy(texts: readonly string[], place = path.join(folder, 'database')): string[] {
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(place, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file));
  return texts.filter((text) => files.some((bytes) => bytes.includes(text)));
}

/** Which of these texts a backup of the database holds, made now and opened. */
function heldByBackup(texts: readonly string[], name: string): string[] {
  const [target, keys] = [path.join(folder, `${name}.backup`), new KeyRing('a secret of backups')];
  backUp(folder, target, { madeAt: 0, keys, live: false });
  const restored = path.join(folder, name);
  restore(target, restored, { keys, live: false });
  return heldBy(texts, restored);
}

async function keyOf(db: Database): Promise<string> {
  const [row] = await db.select({ key: users.key }).from(users);
  return row!.key;
}

async function erased(lender: TestLender, token: string): Promise<void> {
  granted(await lender.call(erasureAsk, { erase: true }, { token }));
  await lender.pass((retention.erasureDays + 1) * day);
  expect(await keyOf(lender.lender.db)).toBe('');
}

it('the files of the embedded database never hold the person, and after an erasure neither they nor a backup hold the key', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kopa-at-rest-'));
  let storage = await openEmbedded(path.join(folder, 'database'));
  const { token, words } = await wroteToTheLender(await startTestLender(storage.db));
  const key = await keyOf(storage.db);
  const searched = [key, ...personWords, ...words];
  await storage.db.execute(sql`checkpoint`);
  expect(heldBy(searched)).toEqual([key]);
  await storage.close();
  expect(heldBy(searched)).toEqual([key]);
  expect(heldByBackup(searched, 'before')).toEqual([key]);

  storage = await openEmbedded(path.join(folder, 'database'));
  const lender = await startTestLender(storage.db);
  await erased(lender, token);
  expect(heldBy(searched)).toEqual([]);
  await storage.close();
  expect(heldBy(searched)).toEqual([]);
  expect(heldByBackup(searched, 'after')).toEqual([]);
});

onBothEngines('the table of borrowers', (test) => {
  it('the file of the table and a dump have no key of an erased borrower', async () => {
    const lender = await startTestLender(test.db);
    const { token, words } = await wroteToTheLender(lender);
    const key = await keyOf(test.db);
    const holds = async () => {
      await test.db.execute(sql`checkpoint`);
      const { rows } = await test.db.execute(sql`
        select position(convert_to(${key}, 'UTF8') in pg_read_binary_file(pg_relation_filepath('users'))) > 0
          as held`);
      return rows[0]!['held'];
    };
    expect(await holds()).toBe(true);
    expect(await everyRow(test.db)).toContain(key);
    await erased(lender, token);
    expect(await holds()).toBe(false);
    const rows = await everyRow(test.db);
    for (const word of [key, ...personWords, ...words]) expect(rows).not.toContain(word);
  });
});
