import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { inSnapshot, inTransaction } from '../src/storage/in-transaction.ts';
import { openPostgres } from '../src/storage/open.ts';
import { atTheEnd } from './at-the-end.ts';
import { refuseConcurrentQueries } from './concurrent-queries.ts';
import { newDatabaseUrl, postgres } from './test-database.ts';

async function open(): Promise<Database> {
  const storage = await openPostgres(await newDatabaseUrl());
  atTheEnd(() => storage.close());
  return storage.db;
}

describe.skipIf('missing' in postgres)('statements that go together', () => {
  const reads = sql`select id from users`;

  it('reads do, in a snapshot and before a change', async () => {
    const db = await open();
    await inSnapshot(db, (tx) => Promise.all([tx.execute(reads), tx.execute(reads)]));
    await inTransaction(db, async (tx) => {
      await Promise.all([tx.execute(reads), tx.execute(reads)]);
      await tx.execute(sql`delete from users`);
    });
    expect(refuseConcurrentQueries).not.toThrow();
  });

  it.each([
    ['a change', sql`delete from users`],
    ['a lock', sql`select id from users for update`],
  ])('%s does not, before or after a read', async (_, changes) => {
    const db = await open();
    await inTransaction(db, (tx) => Promise.all([tx.execute(reads), tx.execute(changes)]));
    expect(refuseConcurrentQueries).toThrow('must run one after the other');
    await inTransaction(db, (tx) => Promise.all([tx.execute(changes), tx.execute(reads)]));
    expect(refuseConcurrentQueries).toThrow('must run one after the other');
  });

  it('a commit does not: what was sent before has its answer', async () => {
    const db = await open();
    await inTransaction(db, async (tx) => void tx.execute(reads).then());
    expect(refuseConcurrentQueries).toThrow('must run one after the other');
  });
});
