import type { Language } from '@kopa/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A borrower. `mobile` is national digits, '712345678'. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  mobile: text().notNull().unique(),
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
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    revokeReason: text().$type<RevokeReason>(),
  },
  (table) => [
    uniqueIndex('sessions_one_active_per_user')
      .on(table.userId)
      .where(sql`${table.revokedAt} is null`),
  ],
);

/**
 * What the rate limit counts: requests for a code, attempts with a code or a number, photos of cards and
 * faces.
 */
export type LimitedAction = 'code' | 'login' | 'photo';

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
  (table) => [index('rate_limit_attempts_by_subject').on(table.action, table.subject, table.at)],
);

/** A verification code for a number, as an HMAC. Counts its attempts and is used once. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mobile: text().notNull(),
    salt: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('verification_codes_by_mobile').on(table.mobile, table.id)],
);
