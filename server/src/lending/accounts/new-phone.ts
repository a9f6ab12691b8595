import type { Policy } from '@kopa/contract';
import { and, eq, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { sessions, users } from '../../storage/schema/index.ts';
import type { Caller } from './sessions.ts';

const hourMs = 3_600_000;

/**
 * Whether a borrower confirms the collection of money with a code (S7-42): always, never, or at a phone that
 * has logged in to the account for the first time within the policy's hours. The phone that opened the
 * account is not new. A client without cookies is a new phone at each login.
 */
export async function needsCollectCode(
  db: Database | Transaction,
  { id, session }: Caller,
  at: number,
  { verifyCode, newPhoneHours }: Policy['collect'],
): Promise<boolean> {
  if (verifyCode !== 'newPhone') return verifyCode === 'always';
  const ofThisPhone =
    session.phone === ''
      ? eq(sessions.id, session.id)
      : or(eq(sessions.id, session.id), eq(sessions.phone, session.phone));
  const logins = await db
    .select({ at: sessions.createdAt, openedAt: users.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, id), ofThisPhone));
  return !logins.some((login) => login.at === login.openedAt || login.at <= at - newPhoneHours * hourMs);
}
