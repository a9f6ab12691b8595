import { kenya } from '@kopa/contract';
import { asc } from 'drizzle-orm';
import { newBorrower } from '../../storage/borrower-keys.ts';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { sessions, users } from '../../storage/schema/index.ts';
import { authenticate, endSessionsOfBorrower, openSession, sessionsOf } from './sessions.ts';

const at = Date.UTC(2026, 0, 15, 9);

onBothEngines('a session', (test) => {
  it('[S8-03] an account has one session, however many devices log in at once', async () => {
    await test.db
      .insert(users)
      .values(newBorrower(test.db, { id: 'u1', mobile: '712345678', createdAt: at }));
    const logIn = () =>
      inTransaction(test.db, (tx) => openSession(tx, { userId: 'u1', phone: '' }, at, kenya.session));
    const tokens = await Promise.all(Array.from({ length: 6 }, logIn));
    const known = await Promise.allSettled(
      tokens.map((token) => authenticate(test.db, token, at, kenya.session)),
    );
    expect(known.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of known)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ error: 'otherDevice' });
    const kept = await test.db.select().from(sessions);
    expect(kept.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
  });

  it('phones without a cookie are not taken for one phone', async () => {
    await test.db
      .insert(users)
      .values(newBorrower(test.db, { id: 'u1', mobile: '712345678', createdAt: at }));
    const logIn = (when: number) =>
      inTransaction(test.db, (tx) => openSession(tx, { userId: 'u1', phone: '' }, when, kenya.session));
    await logIn(at);
    const token = await logIn(at + 1);
    const caller = await authenticate(test.db, token, at + 1, kenya.session);
    const listed = await sessionsOf(test.db, caller, at + 1, kenya.session);
    expect(listed.map(({ end, thisPhone }) => [end, thisPhone])).toEqual([
      [null, true],
      ['otherDevice', false],
    ]);
    // An end from before the reason was kept.
    await test.db.update(sessions).set({ revokedAt: at + 2, revokeReason: null });
    expect((await sessionsOf(test.db, caller, at + 2, kenya.session)).map(({ end }) => end)).toEqual([
      'loggedOut',
      'loggedOut',
    ]);
  });

  it('the lender ends the open sessions of one borrower, and says how many', async () => {
    const tokens: string[] = [];
    for (const [id, mobile] of [
      ['u1', '712345678'],
      ['u2', '722000111'],
    ] as const) {
      await test.db.insert(users).values(newBorrower(test.db, { id, mobile, createdAt: at }));
      const session = { userId: id, phone: '' };
      for (let n = 0; n < 2; n += 1)
        tokens.push(await inTransaction(test.db, (tx) => openSession(tx, session, at + n, kenya.session)));
    }
    const end = () => inTransaction(test.db, (tx) => endSessionsOfBorrower(tx, 'u1', at + 5));
    expect([await end(), await end()]).toEqual([1, 0]);
    const kept = await test.db.select().from(sessions).orderBy(asc(sessions.id));
    expect(kept.map(({ userId, revokedAt, revokeReason }) => [userId, revokedAt, revokeReason])).toEqual([
      ['u1', at + 1, 'otherDevice'],
      ['u1', at + 5, 'loggedOut'],
      ['u2', at + 1, 'otherDevice'],
      ['u2', null, null],
    ]);
    await expect(authenticate(test.db, tokens[1]!, at + 5, kenya.session)).rejects.toThrow('tokenInvalid');
  });
});
