import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { lenderMigrations, migrate, MigrationRefused, type Migration } from './migrate.ts';

const first: Migration = { name: 'test/0000_first', text: 'create table first (id int);' };
const second: Migration = {
  name: 'test/0001_second',
  text: 'create table second (id int);\n--> statement-breakpoint\ninsert into second values (1);',
};

describe('migrations', () => {
  let empty: Blob;
  let engine: PGlite;
  let db: Database;
  beforeAll(async () => {
    const first = await PGlite.create();
    empty = await first.dumpDataDir('none');
    await first.close();
  });
  beforeEach(async () => {
    engine = await PGlite.create({ loadDataDir: empty });
    db = drizzle({ client: engine }) as unknown as Database;
  });
  afterEach(() => engine.close());

  const applied = async () =>
    (await db.execute(sql`select name from migrations order by name`)).rows.map(({ name }) => name);
  const tables = async () =>
    (
      await db.execute(
        sql`select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
      )
    ).rows.map(({ tablename }) => tablename);

  it('migrations are applied once by name, followed by new ones', async () => {
    await migrate(db, [first]);
    await migrate(db, [first, second]);
    await migrate(db, [first, second]);
    expect(await applied()).toEqual([first.name, second.name]);
    expect((await db.execute(sql`select id from second`)).rows).toEqual([{ id: 1 }]);
  });

  it('migrations are applied all or none', async () => {
    const broken = {
      name: 'test/0002_broken',
      text: 'create table third (id int);\n--> statement-breakpoint\nno',
    };
    await expect(migrate(db, [first, second, broken])).rejects.toThrow();
    expect([await applied(), await tables()]).toEqual([[], []]);
  });

  it("a migration has no limit of time, though the connection has a request's", async () => {
    for (const limit of ['statement_timeout', 'lock_timeout'])
      await db.execute(sql.raw(`set ${limit} = '15s'`));
    const shown =
      "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock";
    await migrate(db, [{ name: 'test/0000_limits', text: `create table limits as ${shown}` }]);
    expect((await db.execute(sql`select * from limits`)).rows).toEqual([{ statement: '0', lock: '0' }]);
    expect((await db.execute(sql.raw(shown))).rows).toEqual([{ statement: '15s', lock: '15s' }]);
  });

  it('a changed migration is refused in one line, and nothing is applied', async () => {
    await migrate(db, [first]);
    const changed = migrate(db, [{ ...first, text: `${first.text} ` }, second]);
    await expect(changed).rejects.toBeInstanceOf(MigrationRefused);
    await expect(changed).rejects.toThrow(/^The migration test\/0000_first has changed since .+$/);
    expect(await applied()).toEqual([first.name]);
  });

  it('a database from before the baseline is refused in one line and stays unchanged', async () => {
    await engine.exec(`create table migrations (hash text primary key); insert into migrations values ('0af1');
      create table orders (order_no text primary key);`);
    const refused = migrate(db);
    await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
    await expect(refused).rejects.toThrow(/^The database was made before .+ delete the database .+ live.+$/);
    expect(await tables()).toEqual(['orders']);
    expect((await db.execute(sql`select * from migrations`)).rows).toEqual([{ hash: '0af1' }]);
  });

  it('an older version ignores a newer migration and runs beside the newer version', async () => {
    await migrate(db, [first, second]);
    await migrate(db, [first]);
    expect(await applied()).toEqual([first.name, second.name]);
  });

  it('the lender has a baseline and its guards', async () => {
    await migrate(db);
    expect(await applied()).toEqual(lenderMigrations.map(({ name }) => name));
    const { rows } = await db.execute(sql`select tgname from pg_trigger where not tgisinternal`);
    expect(rows.length).toBeGreaterThan(0);
  });
});
