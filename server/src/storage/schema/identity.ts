import type { IdentityPhoto } from '@kopa/contract/desk/identity-entities';
import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, sealed } from './columns.ts';
import { orders } from './orders.ts';

/** One reading of a side of an ID card, by file name: another photo is another reading. */
export const photoReadings = pgTable(
  'photo_readings',
  {
    file: text().primaryKey(),
    /** The first order of the photo; a later order of the same borrower may have the same file. */
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    side: text().$type<'front' | 'back'>().notNull(),
    state: text().$type<'reading' | 'read' | 'unread'>().notNull(),
    /** The reason of a failed reading. */
    reason: text().$type<IdentityReason>(),
    /** The read `CardText`. */
    text: sealed(),
    requestedAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [index('photo_readings_by_order').on(table.orderNo)],
);
export type PhotoReadingRow = typeof photoReadings.$inferSelect;

/** The outcome of a check; `refused`: by a provider with a judgement, or by a reviewer. */
export type IdentityOutcome = 'passed' | 'review' | 'retake' | 'refused';

/** One check of three photos against the typed data: other photos or data are another check. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    frontFile: text().notNull(),
    backFile: text().notNull(),
    faceFile: text().notNull(),
    /** An HMAC of the typed data, only for comparisons. */
    claim: text().notNull(),
    /** An HMAC of the typed number of the card, only for comparisons; null without a number. */
    numberHash: text(),
    /** The typed data, a `Claimed`; deleted with the photos. */
    claimed: sealed(),
    /** `pending`: a provider answers later. */
    state: text().$type<'checking' | 'pending' | 'done'>().notNull(),
    /** The provider's id. */
    reference: text(),
    outcome: text().$type<IdentityOutcome>(),
    reasons: jsonb().$type<readonly IdentityReason[]>().notNull().default([]),
    /** The findings, an `Evidence`; deleted with the photos. */
    evidence: sealed(),
    requestedAt: instant().notNull(),
    doneAt: instant(),
    /** Since then a person is needed; null: none is, or the review is not over. */
    waitsSince: instant(),
    /** The promised end of the wait. */
    answerBefore: instant(),
    /** A reviewer has decided. */
    settledAt: instant(),
    /** The name of who decided. */
    settledBy: text(),
    /** The photos that the reviewer asked for again. */
    askedAgain: jsonb().$type<readonly IdentityPhoto[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('identity_checks_once').on(
      table.orderNo,
      table.frontFile,
      table.backFile,
      table.faceFile,
      table.claim,
    ),
    uniqueIndex('identity_checks_by_reference').on(table.reference),
    index('identity_checks_by_number').on(table.numberHash),
    index('identity_checks_by_promise')
      .on(table.answerBefore)
      .where(sql`${table.waitsSince} is not null and ${table.settledAt} is null`),
    index('identity_checks_settled')
      .on(table.settledAt)
      .where(sql`${table.settledAt} is not null`),
  ],
);
export type IdentityCheckRow = typeof identityChecks.$inferSelect;
