import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';
import type { Transaction } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { isAway } from './is-away.ts';
import { keptSecret } from './kept-secret.ts';
import { migrate } from './migrate.ts';
import { ofCommands, ofRequests } from './open-pool.ts';
import { openPostgres } from './open.ts';
import { rewriteTables } from './rewrite-tables.ts';
import { settings } from './schema/index.ts';

describe.skipIf('missing' in postgres)('PostgreSQL', () => {
  it('several processes that start together migrate an empty database once', async () => {
    for (let race = 0; race < 3; race += 1) {
      const empty = await newDatabaseUrl('template0');
      const started = await Promise.all([openPostgres(empty), openPostgres(empty), openPostgres(empty)]);
      const secrets = await Promise.all(started.map(({ db }) => keptSecret(db)));
      expect(new Set(secrets).size).toBe(1);
      const { rows } = await started[0].db.execute('select name from migrations');
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row['name'])).size).toBe(rows.length);
      for (const storage of started) await storage.close();
    }
  });

  it('a transaction in conflict is abandoned after some attempts, and reported as busy', async () => {
    const storage = await openPostgres(await newDatabaseUrl());
    let tries = 0;
    const conflict = inTransaction(storage.db, async (tx) => {
      tries += 1;
      await tx.execute(
        "do $$ begin raise exception 'conflict' using errcode = 'serialization_failure'; end $$",
      );
    });
    const error: unknown = await conflict.catch((caught: unknown) => caught);
    expect([tries, isAway(error)]).toEqual([12, true]);
    await storage.close();
  });

  it("two transactions that read each other's writes complete one after the other", async () => {
    const storage = await openPostgres(await newDatabaseUrl());
    await storage.db.insert(settings).values([
      { name: 'a', value: 1 },
      { name: 'b', value: 1 },
    ]);
    const together = meeting(2);
    let tries = 0;
    const addUp = (into: string) =>
      inTransaction(
        storage.db,
        async (tx) => {
          tries += 1;
          const rows = await tx.select().from(settings);
          await together();
          const value = rows.reduce((sum, row) => sum + Number(row.value), 0);
          await tx.update(settings).set({ value }).where(eq(settings.name, into));
        },
        { serializable: true },
      );
    await Promise.all([addUp('a'), addUp('b')]);
    const values = (await storage.db.select().from(settings)).map((row) => Number(row.value));
    // 1 and 1: the first makes 2 of one, the second 3 of the other. Both blind would make 2 and 2.
    expect(values.toSorted()).toEqual([2, 3]);
    expect(tries).toBeGreaterThan(2);
    await storage.close();
  });

  it('a deadlock ends with a repetition of one of both', async () => {
    const storage = await openPostgres(await newDatabaseUrl());
    await storage.db.insert(settings).values([
      { name: 'a', value: 0 },
      { name: 'b', value: 0 },
    ]);
    const together = meeting(2);
    let tries = 0;
    const both = (first: string, second: string) =>
      inTransaction(storage.db, async (tx) => {
        tries += 1;
        await addOne(tx, first);
        await together();
        await addOne(tx, second);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect((await storage.db.select().from(settings)).map((row) => Number(row.value))).toEqual([2, 2]);
    expect(tries).toBe(3);
    await storage.close();
  });

  it('a connection that ends inside a transaction does not end the process', async () => {
    const storage = await openPostgres(await newDatabaseUrl());
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

  it('a command has no time limit for a statement, and waits for a lock as a request does', async () => {
    const storage = await openPostgres(await newDatabaseUrl(), { connections: 1, ...ofCommands });
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'];
    const shown = [];
    for (const name of limits)
      shown.push((await storage.db.execute(sql`select current_setting(${name}) as limit`)).rows[0]!['limit']);
    expect(shown).toEqual(['0', '0', '15s']);
    expect(ofCommands.silentMs).toBe(0);
    await storage.close();
  });

  it('a table is written anew even if that takes longer than the limits of a request', async () => {
    const url = await newDatabaseUrl();
    const silentMs = 200;
    // No statement of the rewriting is as fast.
    const storage = await openPostgres(url, { silentMs, limits: { ...ofRequests, statement_timeout: 1 } });
    await expect(storage.db.execute(sql`select pg_sleep(60)`)).rejects.toThrow();
    const reader = await openPostgres(url);
    await reader.db.insert(settings).values({ name: 'kept', value: 1 });
    const file = async () =>
      (await reader.db.execute(sql`select pg_relation_filenode('settings') as file`)).rows[0];
    const before = await file();
    let written: Promise<void>;
    // Nothing is written anew while somebody reads.
    await inTransaction(reader.db, async (tx) => {
      await tx.select().from(settings);
      written = rewriteTables(storage.db, [settings]);
      written.catch(() => {});
      const waits = sql`select 1 from pg_stat_activity where query like 'vacuum%' and wait_event_type = 'Lock'
        and clock_timestamp() > query_start + make_interval(secs => ${(2 * silentMs) / 1000}::float)`;
      await expect.poll(async () => (await reader.db.execute(waits)).rows).toHaveLength(1);
    });
    await written!;
    expect(await file()).not.toEqual(before);
    expect(await reader.db.select().from(settings)).toEqual([{ name: 'kept', value: 1 }]);
    await reader.close();
    await storage.close();
  });
});

function addOne(tx: Transaction, name: string): Promise<unknown> {
  const value = sql`to_jsonb(value::text::int + 1)`;
  return tx.update(settings).set({ value }).where(eq(settings.name, name));
}

/** The first calls wait for each other; later ones pass. */
function meeting(members: number): () => Promise<void> {
  let here = 0;
  let open: () => void;
  const all = new Promise<void>((resolve) => (open = resolve));
  return () => {
    here += 1;
    if (here === members) open();
    return all;
  };
}

onBothEngines('a transaction', (test) => {
  it('concurrent transactions count correctly', async () => {
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

  it('a failed transaction leaves no effect', async () => {
    const failed = inTransaction(test.db, async (tx) => {
      await tx.insert(settings).values({ name: 'gone', value: 1 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await test.db.select().from(settings)).toEqual([]);
  });

  it('a second start finds no migration to apply', async () => {
    await test.db.insert(settings).values({ name: 'kept', value: 1 });
    await migrate(test.db);
    expect(await test.db.select().from(settings)).toHaveLength(1);
  });
});
