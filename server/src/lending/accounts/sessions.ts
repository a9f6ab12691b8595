import type { Policy } from '@kopa/contract';
import { dayMs } from '@kopa/contract/calendar';
import type { LoginSession } from '@kopa/contract/entities/session';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { mobileOf } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { sessions, users, type SessionRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { hashOfToken, newToken } from './token.ts';

/** A borrower with a session. `mobile` is national digits. */
export interface User {
  id: string;
  mobile: string;
}

/** The sender of a call with a token. */
export interface Caller extends User {
  session: Pick<SessionRow, 'id' | 'phone' | 'createdAt'>;
}

type Lasting = Policy['session'];

const hourMs = 3_600_000;
/** The number of logins in the list. */
const listed = 20;

/**
 * Logs a user in on a phone ('' for a client without cookies) and returns the token. Ends the user's session
 * on another device; a row lock on the user orders two concurrent logins.
 */
export async function openSession(
  tx: Transaction,
  { userId, phone }: { userId: string; phone: string },
  at: number,
  { validDays }: Lasting,
): Promise<string> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await tx
    .update(sessions)
    .set({ revokedAt: at, revokeReason: 'otherDevice' })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  const token = newToken();
  await tx.insert(sessions).values({
    userId,
    tokenHash: hashOfToken(token),
    phone,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: at + validDays * dayMs,
  });
  return token;
}

const sessionByToken = prepared((db) =>
  db
    .select({ session: sessions, user: { id: users.id, key: users.key, mobile: users.mobile } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token'),
);

/**
 * The sender of a token; throws `tokenInvalid`, `otherDevice` or `tokenExpired` (S8-02 to S8-04). Records the
 * use once an hour, for the idle limit.
 */
export async function authenticate(
  db: Database,
  token: string,
  at: number,
  lasting: Lasting,
): Promise<Caller> {
  const [found] = await sessionByToken(db).execute({ tokenHash: hashOfToken(token) });
  if (!found) throw new CallError('tokenInvalid');
  const { session, user } = found;
  if (session.revokeReason === 'otherDevice') throw new CallError('otherDevice');
  if (session.revokedAt !== null) throw new CallError('tokenInvalid');
  if (at >= endOf(session, lasting)) throw new CallError('tokenExpired');
  if (at >= session.lastUsedAt + hourMs)
    await db
      .update(sessions)
      .set({ lastUsedAt: at })
      .where(and(eq(sessions.id, session.id), lt(sessions.lastUsedAt, at)));
  const { id, phone, createdAt } = session;
  return {
    id: user.id,
    // Few calls need the number: opening its seal takes longer than the rest of this.
    get mobile() {
      return mobileOf(db, user);
    },
    session: { id, phone, createdAt },
  };
}

/** Logs out: ends the session of the caller, or of the token with this SHA-256 in hexadecimal digits. */
export async function endSession(db: Database, which: Caller | string, at: number): Promise<void> {
  const isMeant =
    typeof which === 'string' ? eq(sessions.tokenHash, which) : eq(sessions.id, which.session.id);
  await db
    .update(sessions)
    .set({ revokedAt: at, revokeReason: 'loggedOut' })
    .where(and(isMeant, isNull(sessions.revokedAt)));
}

/** Ends the open sessions of a borrower for the lender; how many there were. */
export async function endSessionsOfBorrower(tx: Transaction, userId: string, at: number): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at, revokeReason: 'loggedOut' })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** The latest logins of a caller, newest first. */
export async function sessionsOf(
  db: Database | Transaction,
  { id, session }: { id: string; session: Pick<SessionRow, 'id' | 'phone'> },
  at: number,
  lasting: Lasting,
): Promise<LoginSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(sessions.id))
    .limit(listed);
  return rows.map((row) => {
    const { revokedAt, revokeReason, createdAt: startedAt, lastUsedAt } = row;
    const lastsUntil = endOf(row, lasting);
    const thisPhone = row.id === session.id || (row.phone !== '' && row.phone === session.phone);
    if (revokedAt !== null && revokedAt < lastsUntil)
      return { startedAt, lastUsedAt, end: revokeReason ?? 'loggedOut', endedAt: revokedAt, thisPhone };
    const hasExpired = at >= lastsUntil;
    return {
      startedAt,
      lastUsedAt,
      end: hasExpired ? 'expired' : null,
      endedAt: hasExpired ? lastsUntil : null,
      thisPhone,
    };
  });
}

/** The time at which an open session ends by itself. */
function endOf({ expiresAt, lastUsedAt }: SessionRow, { idleDays }: Lasting): number {
  return Math.min(expiresAt, lastUsedAt + idleDays * dayMs);
}
