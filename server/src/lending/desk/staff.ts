import { randomUUID } from 'node:crypto';
import type { StaffMember, StaffSession } from '@kopa/contract/desk/entities';
import type { DeskRules } from '@kopa/contract/desk/desk-rules';
import type { StaffRole } from '@kopa/contract/desk/rights';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import {
  deskClaims,
  staff,
  staffInvitations,
  staffSessions,
  type StaffInvitationRow,
  type StaffRow,
} from '../../storage/schema/index.ts';
import { keysOf } from '../../storage/key-ring.ts';
import { hashOfToken, newToken } from '../accounts/token.ts';
import { CallError } from '../call-error.ts';
import { endPasskeys, passkeysOf } from './passkeys.ts';
import { newCodeSecret } from './six-digits.ts';
import { endSessionsOf, idleAt, type StaffCaller } from './staff-sessions.ts';

const hourMs = 3_600_000;

export interface NewStaff {
  name: string;
  email: string;
  roles: StaffRole[];
}

/** An invitation as it is told once: the token is stored as a hash alone. */
export interface Invitation {
  member: StaffRow;
  token: string;
  expiresAt: number;
}

/** Whether the lender has staff, so that there is a desk. */
export async function hasStaff(db: Database | Transaction): Promise<boolean> {
  const [any] = await db.select({ id: staff.id }).from(staff).limit(1);
  return any !== undefined;
}

/** The member of staff with an address, unless ended. */
export async function activeStaff(db: Database, email: string): Promise<StaffRow | undefined> {
  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email.toLowerCase()), isNull(staff.endedAt)));
  return member;
}

/** Makes a member of staff with an invitation. Throws `staffExists` for an address that is taken. */
export async function inviteStaff(
  tx: Transaction,
  { name, email, roles }: NewStaff,
  at: number,
  rules: DeskRules,
): Promise<Invitation> {
  const [member] = await tx
    .insert(staff)
    .values({ id: randomUUID(), name, email, roles, createdAt: at })
    .onConflictDoNothing()
    .returning();
  if (!member) throw new CallError('staffExists', { fields: { email: 'workEmail.taken' } });
  return newInvitation(tx, member, at, rules);
}

/** A new invitation in the place of all that the person signs in with. Throws `staffNotFound`. */
export async function inviteAgain(
  tx: Transaction,
  staffId: string,
  at: number,
  rules: DeskRules,
): Promise<Invitation> {
  const member = await lockStaff(tx, staffId);
  await endEverything(tx, staffId, at);
  return newInvitation(tx, member, at, rules);
}

/** Ends a member of staff for good. Throws `staffNotFound`, and `lastAdmin` for the only admin. */
export async function endStaff(tx: Transaction, staffId: string, at: number): Promise<StaffRow> {
  // Two admins who end each other wait for each other here.
  const admins = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(isNull(staff.endedAt), sql`${staff.roles} @> '["admin"]'::jsonb`))
    .orderBy(asc(staff.id))
    .for('update');
  await lockStaff(tx, staffId);
  if (admins.length === 1 && admins[0]!.id === staffId) throw new CallError('lastAdmin');
  await endEverything(tx, staffId, at);
  await tx.delete(deskClaims).where(eq(deskClaims.staffId, staffId));
  const [ended] = await tx.update(staff).set({ endedAt: at }).where(eq(staff.id, staffId)).returning();
  return ended!;
}

/** An invitation that can still be accepted, and the invited person; throws `invitationInvalid`. */
export async function findInvitation(
  db: Database | Transaction,
  token: string,
  at: number,
): Promise<{ invitation: StaffInvitationRow; member: StaffRow }> {
  const [found] = await db
    .select({ invitation: staffInvitations, member: staff })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
    .where(
      and(
        eq(staffInvitations.tokenHash, hashOfToken(token)),
        isNull(staffInvitations.usedAt),
        gt(staffInvitations.expiresAt, at),
        isNull(staff.endedAt),
      ),
    );
  if (!found) throw new CallError('invitationInvalid');
  return found;
}

/** The secret of six-digit codes that came with an invitation, in base32. */
export function invitedCodeSecret(
  db: Database | Transaction,
  { codeSecret, tokenHash }: StaffInvitationRow,
): string {
  return keysOf(db).open(codeSecret, invitedSecretAt(tokenHash)) as string;
}

/** The secret of six-digit codes of a member of staff, in base32; null without one. */
export function codeSecretOf(db: Database | Transaction, { id, codeSecret }: StaffRow): string | null {
  return codeSecret === null ? null : (keysOf(db).open(codeSecret, codeSecretAt(id)) as string);
}

/** The same, sealed for its row. */
export function sealedCodeSecret(db: Database | Transaction, secret: string, staffId: string): string {
  return keysOf(db).seal(secret, codeSecretAt(staffId));
}

/** Uses an invitation up, with what the person signs in with from now on. Of two at once, one wins. */
export async function acceptInvitation(
  tx: Transaction,
  { invitation, member }: { invitation: StaffInvitationRow; member: StaffRow },
  ways: Partial<Pick<StaffRow, 'passwordHash' | 'codeSecret' | 'codeStep'>>,
  at: number,
): Promise<void> {
  const [used] = await tx
    .update(staffInvitations)
    .set({ usedAt: at })
    .where(and(eq(staffInvitations.tokenHash, invitation.tokenHash), isNull(staffInvitations.usedAt)))
    .returning({ staffId: staffInvitations.staffId });
  if (!used) throw new CallError('invitationInvalid');
  await tx
    .update(staff)
    .set({ ...ways, activeSince: member.activeSince ?? at })
    .where(eq(staff.id, member.id));
}

/** All members of staff by name, those who have ended last. */
export async function allStaff(db: Database | Transaction): Promise<StaffMember[]> {
  const seen = db
    .select({
      staffId: staffSessions.staffId,
      at: sql<number>`max(${staffSessions.lastUsedAt})`.mapWith(Number).as('at'),
    })
    .from(staffSessions)
    .groupBy(staffSessions.staffId)
    .as('seen');
  const rows = await db
    .select({ member: staff, lastSeenAt: seen.at })
    .from(staff)
    .leftJoin(seen, eq(seen.staffId, staff.id))
    .orderBy(sql`${staff.endedAt} is not null`, asc(staff.name), asc(staff.id));
  return rows.map(({ member, lastSeenAt }) => memberEntity(member, lastSeenAt));
}

/** A member of staff in the wire form. */
export function memberEntity(member: StaffRow, lastSeenAt: number | null): StaffMember {
  const { id, name, email, roles, createdAt, activeSince, endedAt } = member;
  const state = endedAt !== null ? 'ended' : activeSince === null ? 'invited' : 'active';
  return { id, name, email, roles, state, createdAt, lastSeenAt };
}

/** The session in the wire form. */
export async function sessionEntity(
  db: Database | Transaction,
  { id, name, email, roles, session }: StaffCaller,
  rules: DeskRules,
): Promise<StaffSession> {
  return {
    id,
    name,
    email,
    roles: [...roles],
    idleAt: Math.min(idleAt(session, rules), session.expiresAt),
    endsAt: session.expiresAt,
    passkeys: (await passkeysOf(db, id)).map((passkey) => passkey.name).toReversed(),
  };
}

async function newInvitation(
  tx: Transaction,
  member: StaffRow,
  at: number,
  { invitationHours }: DeskRules,
): Promise<Invitation> {
  const token = newToken();
  const tokenHash = hashOfToken(token);
  const expiresAt = at + invitationHours * hourMs;
  await tx.insert(staffInvitations).values({
    tokenHash,
    staffId: member.id,
    codeSecret: keysOf(tx).seal(newCodeSecret(), invitedSecretAt(tokenHash)),
    createdAt: at,
    expiresAt,
  });
  return { member, token, expiresAt };
}

async function lockStaff(tx: Transaction, staffId: string): Promise<StaffRow> {
  const [found] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.endedAt)))
    .for('update');
  if (!found) throw new CallError('staffNotFound');
  return found;
}

/** Sessions, passkeys, password, the account at the provider, and open invitations. */
async function endEverything(tx: Transaction, staffId: string, at: number): Promise<void> {
  await endSessionsOf(tx, staffId, at);
  await endPasskeys(tx, staffId, at);
  await tx
    .update(staff)
    .set({ passwordHash: null, codeSecret: null, openIdAccount: null })
    .where(eq(staff.id, staffId));
  await tx
    .update(staffInvitations)
    .set({ usedAt: at })
    .where(and(eq(staffInvitations.staffId, staffId), isNull(staffInvitations.usedAt)));
}

const codeSecretAt = (staffId: string) => ({ column: 'staff.code_secret', row: staffId });
const invitedSecretAt = (tokenHash: string) => ({ column: 'staff_invitations.code_secret', row: tokenHash });
