import type { staffWays } from '@kopa/contract/desk/entities';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import type { StaffRole } from '@kopa/contract/desk/rights';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A member of staff. Rows stay for good, because the record names them. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  roles: jsonb().$type<StaffRole[]>().notNull(),
  createdAt: instant().notNull(),
  /** The first login; null before. */
  activeSince: instant(),
  endedAt: instant(),
  /** scrypt of the password with its salt and cost; null without one. */
  passwordHash: text(),
  /** The sealed secret of six-digit codes; null without a password. */
  codeSecret: text(),
  /** The step of the last accepted code: a code is good once. */
  codeStep: bigint({ mode: 'number' }).notNull().default(0),
  /** SHA-256 of issuer and subject at the OpenID Connect provider; null before the first such sign-in. */
  openIdAccount: text().unique('staff_open_id_account_unique'),
});
export type StaffRow = typeof staff.$inferSelect;

/** A link by which a person signs in for the first time. Only the SHA-256 of its token is stored. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tokenHash: text().primaryKey(),
    staffId: text()
      .notNull()
      .references(() => staff.id),
    /** Sealed. */
    codeSecret: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('staff_invitations_by_staff').on(table.staffId)],
);
export type StaffInvitationRow = typeof staffInvitations.$inferSelect;

/** A passkey (WebAuthn). `id` is the credential's id in base64url. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: text().primaryKey(),
    staffId: text()
      .notNull()
      .references(() => staff.id),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    /** Withdrawn with a new invitation, or with its owner. */
    endedAt: instant(),
  },
  (table) => [index('staff_passkeys_by_staff').on(table.staffId)],
);
export type StaffPasskeyRow = typeof staffPasskeys.$inferSelect;

/** A challenge for a passkey, or the hash of an attempt to sign in by OpenID Connect; used once. */
export const staffChallenges = pgTable('staff_challenges', {
  challenge: text().primaryKey(),
  expiresAt: instant().notNull(),
});

export type StaffWay = (typeof staffWays)[number];

/** The reason of an early end of a session. */
export type StaffSessionEnd = 'signedOut' | 'endedByAdmin' | 'endedElsewhere';

/** A session at the desk. Only the SHA-256 of its token is stored; ended rows stay. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: text()
      .notNull()
      .references(() => staff.id),
    tokenHash: text().notNull().unique(),
    /** How the session began. */
    way: text().$type<StaffWay>().notNull(),
    /** System and browser, as in 'Windows, Chrome'; '' if unknown. */
    device: text().notNull().default(''),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text().$type<StaffSessionEnd>(),
  },
  (table) => [
    index('staff_sessions_open')
      .on(table.staffId)
      .where(sql`${table.endedAt} is null`),
  ],
);
export type StaffSessionRow = typeof staffSessions.$inferSelect;

/**
 * The record of acts, append only and chained: `hash` covers the row and the hash before. Names no borrower
 * by more than ids.
 */
export const staffActs = pgTable(
  'staff_acts',
  {
    /** From 1, without a gap. */
    no: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    staffId: text()
      .notNull()
      .references(() => staff.id),
    act: text().notNull(),
    aboutKind: text().notNull(),
    aboutId: text().notNull(),
    why: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    from: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('staff_acts_by_staff').on(table.staffId, table.no),
    index('staff_acts_by_subject').on(table.aboutId, table.no),
  ],
);
export type StaffActRow = typeof staffActs.$inferSelect;

/** The end of the chain: one row, which every act locks. Rows that are missing from the end show. */
export const staffActsHead = pgTable('staff_acts_head', {
  only: boolean().primaryKey().default(true),
  no: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});

/** Who has an item of a queue. An item without an act for some minutes is free again. */
export const deskClaims = pgTable(
  'desk_claims',
  {
    queue: text().$type<DeskQueueName>().notNull(),
    itemId: text().notNull(),
    staffId: text()
      .notNull()
      .references(() => staff.id),
    takenAt: instant().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queue, table.itemId] }),
    index('desk_claims_by_staff').on(table.staffId, table.usedAt),
  ],
);

/** Failed attempts to sign in, by an HMAC of the address: growing waits. */
export const staffSignInFailures = pgTable('staff_sign_in_failures', {
  subject: text().primaryKey(),
  count: integer().notNull(),
  lastAt: instant().notNull(),
});
