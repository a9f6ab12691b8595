import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../test/both-engines.ts';
import { inTransaction } from './in-transaction.ts';
import { prepared } from './prepared.ts';
import { users } from './schema/index.ts';

onBothEngines('a prepared statement', (test) => {
  const found = prepared((db) =>
    db
      .select()
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('user_of_a_test'),
  );
  const add = prepared((db) =>
    db
      .insert(users)
      .values({
        id: sql.placeholder('id'),
        mobile: sql.placeholder('mobile'),
        createdAt: sql.placeholder('at'),
      })
      .prepare('add_user_of_a_test'),
  );

  it("a prepared statement runs on the caller's connection: the transaction or the database", async () => {
    await inTransaction(test.db, async (tx) => {
      await add(tx).execute({ id: 'u1', mobile: '712345678', at: 1 });
      expect(await found(tx).execute({ id: 'u1' })).toMatchObject([{ mobile: '712345678', createdAt: 1 }]);
      throw new Error('undone');
    }).catch((error: Error) => expect(error.message).toBe('undone'));
    expect(await found(test.db).execute({ id: 'u1' })).toEqual([]);
  });

  it('a prepared statement is built once', async () => {
    let times = 0;
    const counted = prepared((db) => {
      times += 1;
      return db.select().from(users).prepare('users_of_a_test');
    });
    await counted(test.db).execute();
    await inTransaction(test.db, (tx) => counted(tx).execute());
    await inTransaction(test.db, (tx) => counted(tx).execute());
    expect(times).toBe(1);
  });
});
