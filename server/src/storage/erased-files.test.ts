import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { erasureAsk } from '@kopa/contract/calls/my-data';
import { retention } from '@kopa/contract/texts/retention';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { filledIn } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { personWords } from '../../test/person-words.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './open.ts';
import { users } from './schema/index.ts';

let folder = '';
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = '';
});

/** Which of these texts the files of the folder hold: a backup has the same files. */
function heldBy(texts: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file));
  return texts.filter((text) => files.some((bytes) => bytes.includes(text)));
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

it('the files of the embedded database never hold the person, and after an erasure not the key', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kopa-at-rest-'));
  let storage = await openEmbedded(folder);
  const { token } = await filledIn(await startTestLender(storage.db));
  const key = await keyOf(storage.db);
  await storage.db.execute(sql`checkpoint`);
  expect(heldBy([key, ...personWords])).toEqual([key]);
  await storage.close();
  expect(heldBy([key, ...personWords])).toEqual([key]);

  storage = await openEmbedded(folder);
  const lender = await startTestLender(storage.db);
  await erased(lender, token);
  expect(heldBy([key, ...personWords])).toEqual([]);
  await storage.close();
  expect(heldBy([key, ...personWords])).toEqual([]);
});

onBothEngines('the table of borrowers', (test) => {
  it('the file of the table has no key of an erased borrower', async () => {
    const lender = await startTestLender(test.db);
    const { token } = await filledIn(lender);
    const key = await keyOf(test.db);
    const holds = async () => {
      await test.db.execute(sql`checkpoint`);
      const { rows } = await test.db.execute(sql`
        select position(convert_to(${key}, 'UTF8') in pg_read_binary_file(pg_relation_filepath('users'))) > 0
          as held`);
      return rows[0]!['held'];
    };
    expect(await holds()).toBe(true);
    await erased(lender, token);
    expect(await holds()).toBe(false);
  });
});
