import { kenya } from '@kopa/contract';
import { newBorrower } from '../../storage/borrower-keys.ts';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { sessions, users } from '../../storage/schema/index.ts';
import { authenticate, openSession } from './sessions.ts';

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
});
