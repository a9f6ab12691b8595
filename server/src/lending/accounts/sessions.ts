import { createHash, randomBytes } from 'node:crypto';
import type { Policy } from '@kopa/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { sessions, users } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';

/** A borrower with a session. `mobile` is national digits. */
export interface User {
  id: string;
  mobile: string;
}

const msPerDay = 86_400_000;

/**
 * Logs a user in and returns the token. Ends the user's session on another device; a row lock on the user
 * orders two concurrent logins.
 */
export async function openSession(
  tx: Transaction,
  userId: string,
  at: number,
  { validDays }: Policy['session'],
): Promise<string> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await tx
    .update(sessions)
    .set({ revokedAt: at, revokeReason: 'otherDevice' })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  const token = randomBytes(32).toString('base64url');
  await tx
    .insert(sessions)
    .values({ userId, tokenHash: hashOf(token), createdAt: at, expiresAt: at + validDays * msPerDay });
  return token;
}

const sessionByToken = prepared((db) =>
  db
    .select({ session: sessions, user: { id: users.id, mobile: users.mobile } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token'),
);

/** The user of a token; throws `tokenInvalid`, `otherDevice` or `tokenExpired` (S8-02 to S8-04). */
export async function authenticate(db: Database, token: string, at: number): Promise<User> {
  const [found] = await sessionByToken(db).execute({ tokenHash: hashOf(token) });
  if (!found) throw new CallError('tokenInvalid');
  const { session, user } = found;
  if (session.revokeReason === 'otherDevice') throw new CallError('otherDevice');
  if (session.revokedAt !== null) throw new CallError('tokenInvalid');
  if (at >= session.expiresAt) throw new CallError('tokenExpired');
  return user;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
