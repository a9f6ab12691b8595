import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { atTheEnd } from '../../test/at-the-end.ts';
import { door } from '../../test/pg-door.ts';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';
import type { Database } from './database.ts';
import { inSnapshot, inTransaction } from './in-transaction.ts';
import { openPostgres } from './open.ts';
import { textOf } from './pipelined-client.ts';

/** PostgreSQL refuses statements that begin like this until the returned call, or the test's end. */
function refuse(start: string): () => void {
  const { query } = door;
  door.query = function (what, ...more) {
    const isRefused = textOf(what).startsWith(start);
    return query.call(this, isRefused ? { ...(what as object), text: 'select 1 / 0' } : what, ...more);
  };
  const accept = () => void Object.assign(door, { query });
  atTheEnd(async () => accept());
  return accept;
}

/** A database with one connection: whatever a transaction leaves behind meets the next one. */
async function open(): Promise<Database> {
  const storage = await openPostgres(await newDatabaseUrl(), { connections: 1 });
  atTheEnd(() => storage.close());
  return storage.db;
}

describe.skipIf('missing' in postgres)('a connection whose statements go together', () => {
  const one = sql`select 1 as one`;
  const answer = [{ one: 1 }];

  it('a snapshot whose begin was refused fails, although its statements had answers', async () => {
    const db = await open();
    refuse('begin');
    let rows: unknown;
    const read = inSnapshot(db, async (tx) => ({ rows } = await tx.execute(one)));
    await expect(read).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(rows).toEqual(answer);
  });

  it('a change whose begin was refused does nothing, and its connection is replaced', async () => {
    const db = await open();
    const accept = refuse('begin');
    let isRun = false;
    const change = inTransaction(db, async () => void (isRun = true));
    await expect(change).rejects.toThrow('begin');
    expect(isRun).toBe(false);
    accept();
    expect((await db.execute(one)).rows).toEqual(answer);
  });

  it('a refused statement ends its snapshot with its own error, and not the next one', async () => {
    const db = await open();
    const read = inSnapshot(db, (tx) =>
      Promise.all([tx.execute(one), tx.execute(sql`select 1 / 0`), tx.execute(one)]),
    );
    await expect(read).rejects.toThrow('select 1 / 0');
    expect((await inSnapshot(db, (tx) => tx.execute(one))).rows).toEqual(answer);
  });

  it('each snapshot is a snapshot and refuses changes, also right after another one, and what follows is none', async () => {
    const db = await open();
    for (let n = 0; n < 3; n += 1) {
      const { rows } = await inSnapshot(db, async (tx) => tx.execute(sql`show transaction_isolation`));
      expect(rows).toEqual([{ transaction_isolation: 'repeatable read' }]);
    }
    const change = inSnapshot(db, (tx) => tx.execute(sql`delete from users`));
    await expect(change).rejects.toMatchObject({ cause: { code: '25006' } });
    expect((await db.execute(sql`show transaction_isolation`)).rows).toEqual([
      { transaction_isolation: 'read committed' },
    ]);
  });
});
