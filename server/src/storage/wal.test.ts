import { erasureAsk } from '@kopa/contract/calls/my-data';
import { retention } from '@kopa/contract/texts/retention';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../tests/postgres/start-postgres.ts';
import { startMoneyLender } from '../../test/loan.ts';
import { personWords, wroteToTheLender } from '../../test/person-words.ts';
import { payerWords, repaidByMany } from '../../test/repaid-by-many.ts';
import { granted, type TestLender } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';
import type { Database } from './database.ts';
import { KeyRing, useKeys } from './key-ring.ts';
import { openPostgres } from './open.ts';
import { users } from './schema/index.ts';

/** A server of its own: the WAL is that of every database of a server. */
const postgres = await startPostgres();
const storage = 'missing' in postgres ? null : await openPostgres(postgres.url);
afterAll(async () => {
  await storage?.close();
  if (!('missing' in postgres)) await postgres.stop();
});

describe.skipIf(!storage)('the WAL of PostgreSQL', () => {
  const { db } = storage ?? ({} as { db: Database });

  /** Which of these texts a file of the WAL holds. */
  const holds = async (texts: readonly string[]) => {
    const { rows } = await db.execute(sql`
      select distinct word from unnest(${sql.param([...texts])}::text[]) word, pg_ls_waldir() as file
      where position(convert_to(word, 'UTF8') in pg_read_binary_file('pg_wal/' || file.name)) > 0`);
    return rows.map(({ word }) => String(word));
  };
  const keysIn = async () =>
    (await db.select({ key: users.key }).from(users)).flatMap(({ key }) => (key === '' ? [] : key));
  const erased = async (lender: TestLender, token: string) => {
    granted(await lender.call(erasureAsk, { erase: true }, { token }));
    await lender.pass((retention.erasureDays + 1) * day);
    expect(await keysIn()).toEqual([]);
  };

  it('no text of a borrower or payer is ever written to it, and after an erasure and checkpoints no key', async () => {
    useKeys(db, new KeyRing('a secret of the tests'));
    await db.execute(sql`alter system set wal_recycle = off`);
    await db.execute(sql`select pg_reload_conf()`);
    const lender = await startMoneyLender(db);
    // The sandbox's provider is none of the lender's.
    const { rows: simulated } = await db.execute(
      sql`select tablename from pg_tables where schemaname = 'public' and tablename like 'simulated%'`,
    );
    for (const { tablename } of simulated)
      await db.execute(sql`alter table ${sql.identifier(String(tablename))} set unlogged`);

    const loan = await repaidByMany(lender);
    const keys = await keysIn();
    expect(await holds([...keys, ...personWords, ...payerWords])).toEqual(keys);
    await erased(lender, loan.token);
    const { token, words } = await wroteToTheLender(lender);
    keys.push(...(await keysIn()));
    expect(await holds(keys.slice(1))).toEqual(keys.slice(1));
    await erased(lender, token);
    const searched = [...personWords, ...words, ...payerWords, 'ws_CO_'];
    expect(await holds(searched)).toEqual([]);
    // Two checkpoints later a server needs none of the older files.
    for (const _ of [1, 2])
      for (const statement of [sql`select pg_switch_wal()`, sql`checkpoint`]) await db.execute(statement);
    expect(await holds([...keys, ...searched])).toEqual([]);
  });
});
