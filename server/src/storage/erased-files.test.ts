import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { erasureAsk } from '@kopa/contract/calls/my-data';
import { getVerifyCode, login } from '@kopa/contract/calls/security';
import { retention } from '@kopa/contract/texts/retention';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mobile, readCode } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { everyRow } from '../../test/every-row.ts';
import { startMoneyLender } from '../../test/loan.ts';
import { personWords, wroteToTheLender } from '../../test/person-words.ts';
import { payerWords, repaidByMany } from '../../test/repaid-by-many.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, minute } from '../../test/times.ts';
import { backUp, restore } from './backup.ts';
import type { Database } from './database.ts';
import { KeyRing, keysOf } from './key-ring.ts';
import { openEmbedded } from './open.ts';
import { idempotencyKeys, photoReadings, users } from './schema/index.ts';

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
async function heldByBackup(texts: readonly string[], name: string): Promise<string[]> {
  const [target, keys] = [path.join(folder, `${name}.backup`), new KeyRing('a secret of backups')];
  await backUp(folder, target, { madeAt: 0, prove: async () => {}, keys, live: false });
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
  expect(await heldByBackup(searched, 'before')).toEqual([key]);

  storage = await openEmbedded(path.join(folder, 'database'));
  const lender = await startTestLender(storage.db);
  await erased(lender, token);
  expect(heldBy(searched)).toEqual([]);
  await storage.close();
  expect(heldBy(searched)).toEqual([]);
  expect(await heldByBackup(searched, 'after')).toEqual([]);
});

/** The sandbox's provider is none of the lender's: its rows leave before the lender's files are searched. */
async function forgetSimulator(db: Database): Promise<void> {
  const { rows } = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' and tablename like 'simulated%'`,
  );
  for (const { tablename } of rows) await db.execute(sql`truncate ${sql.identifier(String(tablename))}`);
}

/** The values of a borrower that open with the lender's secret alone: to be gone as they are stored, too. */
async function underTheLender(db: Database): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select key as value from users union all select body from provider_inbox
    union all select text from photo_readings union all select claimed from identity_checks
    union all select evidence from identity_checks union all select answer from idempotency_keys
    union all select fields from order_sections union all select mobile from repayments`);
  const { id } = keysOf(db).current;
  return rows.map(({ value }) => String(value)).filter((value) => value.startsWith(`v1.${id}.`));
}

/** A paid loan whose commands have kept their answers. */
async function lentAndRepaid(lender: TestLender): Promise<{ token: string; searched: string[] }> {
  await repaidByMany(lender);
  await lender.pass(5 * minute);
  granted(await lender.call(getVerifyCode, { mobile }));
  const proven = { mobile, code: await readCode(lender, mobile) };
  const { token } = granted(await lender.call(login, proven, { key: 'the-key-of-a-login' }));
  const { db } = lender.lender;
  expect((await db.select().from(photoReadings)).length).toBeGreaterThan(0);
  expect((await db.select().from(idempotencyKeys)).length).toBeGreaterThan(0);
  await forgetSimulator(db);
  const key = await keyOf(db);
  expect(await underTheLender(db)).toEqual([key]);
  return { token, searched: [key, ...personWords, ...payerWords] };
}

it('after the erasure of a loan that many have paid no file of the embedded database and no backup hold a payer', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kopa-at-rest-'));
  let storage = await openEmbedded(path.join(folder, 'database'));
  const { token, searched } = await lentAndRepaid(await startMoneyLender(storage.db));
  await storage.close();
  storage = await openEmbedded(path.join(folder, 'database'));
  await erased(await startMoneyLender(storage.db), token);
  expect(heldBy(searched)).toEqual([]);
  await storage.close();
  expect(heldBy(searched)).toEqual([]);
  expect(await heldByBackup(searched, 'after')).toEqual([]);
});

onBothEngines('the files of the tables', (test) => {
  // The files of a process share a database: what earlier tests have deleted is still in its pages.
  beforeEach(async () => {
    await test.db.execute(sql`vacuum full`);
  });

  /** Which of these texts a file of a table, of an index or of the planner's samples holds. */
  const holds = async (texts: readonly string[]) => {
    await test.db.execute(sql`checkpoint`);
    const { rows } = await test.db.execute(sql`
      select distinct word from unnest(${sql.param([...texts])}::text[]) word,
        lateral (select pg_relation_filepath(oid) as file from pg_class) files
      where file is not null
        and position(convert_to(word, 'UTF8') in pg_read_binary_file(file)) > 0`);
    return rows.map(({ word }) => String(word));
  };

  it('no file and no dump have a key of an erased borrower', async () => {
    const lender = await startTestLender(test.db);
    const { token, words } = await wroteToTheLender(lender);
    const key = await keyOf(test.db);
    expect(await holds([key])).toEqual([key]);
    expect(await everyRow(test.db)).toContain(key);
    await erased(lender, token);
    const searched = [key, ...personWords, ...words];
    expect(await holds(searched)).toEqual([]);
    const rows = await everyRow(test.db);
    for (const word of searched) expect(rows).not.toContain(word);
  });

  it('no file and no dump have a name or number of a loan that many have paid, before and after its erasure', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, searched } = await lentAndRepaid(lender);
    expect(await holds(searched)).toEqual(searched.slice(0, 1));
    await erased(lender, token);
    expect(await holds(searched)).toEqual([]);
    const rows = await everyRow(test.db);
    for (const word of searched) expect(rows).not.toContain(word);
  });
});
