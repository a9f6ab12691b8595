import { addDays, dayOf, instantOf, type Market } from '@kopa/contract';
import type { DeskRules } from '@kopa/contract/desk/desk-rules';
import { hasRight, rolesWith, type StaffRight, type StaffRole } from '@kopa/contract/desk/rights';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import {
  staff,
  staffSessions,
  type StaffSessionEnd,
  type StaffSessionRow,
} from '../../storage/schema/index.ts';
import { hashOfToken, newToken } from '../accounts/token.ts';
import { CallError } from '../call-error.ts';

/** A member of staff with a session. */
export interface StaffCaller {
  id: string;
  name: string;
  email: string;
  roles: readonly StaffRole[];
  session: Pick<StaffSessionRow, 'id' | 'lastUsedAt' | 'expiresAt'>;
}

/** Why a session is over. */
export type SignedOutBecause = 'idle' | 'endOfDay' | StaffSessionEnd | 'none';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Signs a member of staff in, and returns the token. Sessions at other machines stay. */
export async function openStaffSession(
  tx: Transaction,
  { staffId, way, device }: Pick<StaffSessionRow, 'staffId' | 'way' | 'device'>,
  at: number,
  { rules, market }: { rules: DeskRules; market: Market },
): Promise<string> {
  const token = newToken();
  await tx.insert(staffSessions).values({
    staffId,
    tokenHash: hashOfToken(token),
    way,
    device,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: Math.min(at + rules.longestHours * hourMs, endOfDay(at, rules, market)),
  });
  return token;
}

/**
 * The member of staff with a token; throws `staffSignedOut` with the reason. Records the use once a minute,
 * unless nobody attends: a page that asks by itself keeps no session alive.
 */
export async function staffOf(
  db: Database,
  token: string,
  at: number,
  { rules, isAttended }: { rules: DeskRules; isAttended: boolean },
): Promise<StaffCaller> {
  if (token === '') throw signedOut('none');
  const [found] = await db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(eq(staffSessions.tokenHash, hashOfToken(token)));
  if (!found) throw signedOut('none');
  const { session, member } = found;
  if (session.endedAt !== null) throw signedOut(session.endReason ?? 'signedOut');
  if (member.endedAt !== null) throw signedOut('endedByAdmin');
  if (at >= session.expiresAt) throw signedOut('endOfDay');
  if (at >= idleAt(session, rules)) throw signedOut('idle');
  const isUse = isAttended && at >= session.lastUsedAt + minuteMs;
  if (isUse)
    await db
      .update(staffSessions)
      .set({ lastUsedAt: at })
      .where(and(eq(staffSessions.id, session.id), lt(staffSessions.lastUsedAt, at)));
  const { id, name, email, roles } = member;
  return { id, name, email, roles, session: { ...session, ...(isUse && { lastUsedAt: at }) } };
}

/** Throws `rightMissing` with the roles to ask, for a member of staff without the right. */
export function checkRight({ roles }: Pick<StaffCaller, 'roles'>, right: StaffRight): void {
  if (!hasRight(roles, right)) throw new CallError('rightMissing', { data: { ask: rolesWith(right) } });
}

/** Ends the session of a token, if it is open. */
export async function endStaffSession(db: Database, token: string, at: number): Promise<void> {
  await db
    .update(staffSessions)
    .set({ endedAt: at, endReason: 'signedOut' })
    .where(and(eq(staffSessions.tokenHash, hashOfToken(token)), isNull(staffSessions.endedAt)));
}

/** Ends all sessions of a member of staff. */
export async function endSessionsOf(tx: Transaction, staffId: string, at: number): Promise<void> {
  await tx
    .update(staffSessions)
    .set({ endedAt: at, endReason: 'endedByAdmin' })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt)));
}

/** When a member of staff was last at the desk; null: never. */
export async function lastSeen(db: Database | Transaction, staffId: string): Promise<number | null> {
  const [latest] = await db
    .select({ at: staffSessions.lastUsedAt })
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId))
    .orderBy(desc(staffSessions.id))
    .limit(1);
  return latest?.at ?? null;
}

/** When a session ends without another call. */
export function idleAt(
  { lastUsedAt }: Pick<StaffSessionRow, 'lastUsedAt'>,
  { idleMinutes }: DeskRules,
): number {
  return lastUsedAt + idleMinutes * minuteMs;
}

/** The latest use of a session that has just ended for lack of another: newer ones are open. */
export function usedSince(at: number, { idleMinutes }: Pick<DeskRules, 'idleMinutes'>): number {
  return at - idleMinutes * minuteMs;
}

function endOfDay(at: number, rules: DeskRules, market: Market): number {
  const today = dayOf(at, market);
  const end = instantOf(today, rules.endOfDay, market);
  return end > at ? end : instantOf(addDays(today, 1), rules.endOfDay, market);
}

function signedOut(reason: SignedOutBecause): CallError {
  return new CallError('staffSignedOut', { data: { reason } });
}
