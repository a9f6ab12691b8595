import type { DeskRules } from '@kopa/contract/desk/desk-rules';
import type { OwnSession } from '@kopa/contract/desk/entities';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { staffSessions } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { usedSince, type StaffCaller } from './staff-sessions.ts';

/** The open sessions of who calls: this one first, then by their latest use. */
export async function ownSessions(
  db: Database | Transaction,
  { id: staffId, session }: StaffCaller,
  at: number,
  rules: DeskRules,
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(openOf(staffId, at, rules))
    .orderBy(
      sql`${staffSessions.id} = ${session.id} desc`,
      desc(staffSessions.lastUsedAt),
      desc(staffSessions.id),
    );
  return rows.map(({ id, device, way, createdAt, lastUsedAt }) => ({
    id: String(id),
    device,
    way,
    since: createdAt,
    lastUsedAt,
    isThis: id === session.id,
  }));
}

/**
 * Ends another open session of who calls, or all others; returns how many. Throws `sessionGone` for an id
 * that is no other open session of theirs.
 */
export async function endOwnSessions(
  tx: Transaction,
  { id: staffId, session }: StaffCaller,
  which: { id: string } | 'others',
  at: number,
  rules: DeskRules,
): Promise<number> {
  const one = which === 'others' ? undefined : eq(sql`${staffSessions.id}::text`, which.id);
  const ended = await tx
    .update(staffSessions)
    .set({ endedAt: at, endReason: 'endedElsewhere' })
    .where(and(openOf(staffId, at, rules), ne(staffSessions.id, session.id), one))
    .returning({ id: staffSessions.id });
  if (one && ended.length === 0) throw new CallError('sessionGone');
  return ended.length;
}

function openOf(staffId: string, at: number, rules: DeskRules) {
  return and(
    eq(staffSessions.staffId, staffId),
    isNull(staffSessions.endedAt),
    gt(staffSessions.expiresAt, at),
    gt(staffSessions.lastUsedAt, usedSince(at, rules)),
  );
}
