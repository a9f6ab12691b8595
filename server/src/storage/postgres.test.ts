import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { startPostgres } from '../../../tests/postgres/start-postgres.ts';
import { inTransaction } from './in-transaction.ts';
import { keptSecret } from './kept-secret.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open.ts';
import { settings } from './schema/index.ts';

const postgres = await startPostgres();
afterAll(() => ('missing' in postgres ? undefined : postgres.stop()));

describe.skipIf('missing' in postgres)('PostgreSQL', () => {
  const url = 'missing' in postgres ? '' : postgres.url;

  async function emptyDatabaseUrl(name: string): Promise<string> {
    const admin = await openPostgres(url);
    await admin.db.execute(sql.raw(`create database ${name}`));
    await admin.close();
    return Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  }

  it('is brought up to date by several who start at once on an empty database', async () => {
    for (const name of ['race_1', 'race_2', 'race_3']) {
      const empty = await emptyDatabaseUrl(name);
      const started = await Promise.all([openPostgres(empty), openPostgres(empty), openPostgres(empty)]);
      const secrets = await Promise.all(started.map(({ db }) => keptSecret(db)));
      expect(new Set(secrets).size).toBe(1);
      const { rows } = await started[0].db.execute('select hash from migrations');
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row['hash'])).size).toBe(rows.length);
      for (const storage of started) await storage.close();
    }
  });

  it('may end a connection in the middle of a transaction without ending the process', async () => {
    const storage = await openPostgres(url);
    const cut = inTransaction(storage.db, async (tx) => {
      await tx.execute('select 1');
      await storage.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
      );
      await tx.execute('select 1');
    });
    await expect(cut).rejects.toThrow();
    expect((await storage.db.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await storage.close();
  });
});

onBothEngines('a transaction', (test) => {
  it('that counts is right when many run at once', async () => {
    await test.db.insert(settings).values({ name: 'count', value: 0 });
    const add = () =>
      inTransaction(
        test.db,
        async (tx) => {
          const [row] = await tx.select().from(settings).where(eq(settings.name, 'count'));
          await tx
            .update(settings)
            .set({ value: Number(row?.value) + 1 })
            .where(eq(settings.name, 'count'));
        },
        { serializable: true },
      );
    await Promise.all(Array.from({ length: 6 }, add));
    expect((await test.db.select().from(settings))[0]?.value).toBe(6);
  });

  it('leaves nothing when it fails', async () => {
    const failed = inTransaction(test.db, async (tx) => {
      await tx.insert(settings).values({ name: 'gone', value: 1 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await test.db.select().from(settings)).toEqual([]);
  });

  it('finds nothing left to migrate', async () => {
    await test.db.insert(settings).values({ name: 'kept', value: 1 });
    await migrate(test.db);
    expect(await test.db.select().from(settings)).toHaveLength(1);
  });
});
