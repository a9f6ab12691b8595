import type { Language } from '@kopa/contract';
import type { CodePurpose } from '@kopa/contract/calls/security';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, sealedOrBlank } from './columns.ts';

/** A borrower. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  /** The key of what is sealed of this borrower; '' after an erasure. */
  key: sealedOrBlank().notNull().default(''),
  /** National digits, '712345678'; '' after an erasure. */
  mobile: sealedOrBlank().notNull(),
  /** The keyed hash of the number, for logins; null after an erasure. */
  mobileHash: text().unique('users_mobile_hash_unique'),
  /** The borrower's latest language. */
  language: text().$type<Language>().notNull().default('en'),
  createdAt: instant().notNull(),
});
export type UserRow = typeof users.$inferSelect;

/** The reason of an early end of a session. */
export type RevokeReason = 'otherDevice' | 'loggedOut';

/**
 * A login on one device. Only the SHA-256 of the token is stored; ended rows stay, so that each refusal has
 * its reason.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id),
    tokenHash: text().notNull().unique(),
    /** The HMAC of the phone's cookie; '' for a client without cookies. */
    phone: text().notNull().default(''),
    createdAt: instant().notNull(),
    /** The latest use, to the hour. */
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    revokeReason: text().$type<RevokeReason>(),
  },
  (table) => [
    uniqueIndex('sessions_one_active_per_user')
      .on(table.userId)
      .where(sql`${table.revokedAt} is null`),
    index('sessions_by_user').on(table.userId, table.id),
  ],
);

export type SessionRow = typeof sessions.$inferSelect;

/**
 * What the rate limit counts: requests for a code, attempts with a code or a number, photos of cards and
 * faces, and commands of a borrower.
 */
export type LimitedAction = 'code' | 'login' | 'photo' | 'command';

/**
 * The time of an attempt as its index by age has it. An expression: PostgreSQL would take an index of the
 * bare column also to count the attempts of one subject, and read everybody's of the hour.
 */
export const ageOfAttempt = (at: SQLWrapper): SQL => sql`(${at} + 0)`;

/**
 * One counted attempt. `subject` is the HMAC of an address, a device or a borrower, which cannot be read from
 * it.
 */
export const rateLimitAttempts = pgTable(
  'rate_limit_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    action: text().$type<LimitedAction>().notNull(),
    subject: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('rate_limit_attempts_by_subject').on(table.action, table.subject, table.at),
    index('rate_limit_attempts_by_age').on(ageOfAttempt(table.at)),
  ],
);

/**
 * Counted together: attempts of many strangers within an hour (of a network, by an HMAC, or of the whole
 * lender), and a borrower's commands of a day.
 */
export const attemptBudgets = pgTable(
  'attempt_budgets',
  {
    action: text().$type<LimitedAction>().notNull(),
    subject: text().notNull(),
    /** The begin of the hour or day. */
    from: instant().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.action, table.subject, table.from] }),
    index('attempt_budgets_by_age').on(table.from),
  ],
);

/**
 * A verification code for a number, as an HMAC. Confirms one purpose, for the phone that asked. Counts its
 * attempts and is used once.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The keyed hash of the number. */
    mobileHash: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull().default('signIn'),
    /** The phone that asked, as in `sessions`. */
    phone: text().notNull().default(''),
    /** Whose requests are counted together: a known phone of the number, or a stranger's network. An HMAC. */
    asker: text().notNull().default(''),
    /** The phone has proven the number before. */
    isKnown: boolean().notNull().default(false),
    salt: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('verification_codes_by_mobile').on(table.mobileHash, table.id),
    index('verification_codes_by_age').on(table.createdAt),
  ],
);
