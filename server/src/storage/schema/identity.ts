import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orders } from './orders.ts';

/** One reading of a side of an ID card, by the name of its file: another photo is another reading. */
export const photoReadings = pgTable(
  'photo_readings',
  {
    file: text().primaryKey(),
    /** The order that it was taken for first; a later one of the same borrower may have the same file. */
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    side: text().$type<'front' | 'back'>().notNull(),
    state: text().$type<'reading' | 'read' | 'unread'>().notNull(),
    /** Why it is unread. */
    reason: text().$type<IdentityReason>(),
    /** What was read: a `CardText`. Sealed. */
    text: text(),
    requestedAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [index('photo_readings_by_order').on(table.orderNo)],
);
export type PhotoReadingRow = typeof photoReadings.$inferSelect;

/** What came of a check; `refused`: a provider with a judgement of its own says no, or a person did. */
export type IdentityOutcome = 'passed' | 'review' | 'retake' | 'refused';

/** One check of three photos against what was typed: other photos, or other words, are another check. */
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
    /** Tells what was typed from what was typed before, and nothing else: an HMAC. */
    claim: text().notNull(),
    /** What was typed: a `Claimed`. Sealed; goes with the photos. */
    claimed: text(),
    /** `pending`: a provider says it later. */
    state: text().$type<'checking' | 'pending' | 'done'>().notNull(),
    /** What the provider calls it. */
    reference: text(),
    outcome: text().$type<IdentityOutcome>(),
    reasons: jsonb().$type<readonly IdentityReason[]>().notNull().default([]),
    /** What was found: an `Evidence`. Sealed; goes with the photos. */
    evidence: text(),
    requestedAt: instant().notNull(),
    doneAt: instant(),
    /** A person has looked. */
    settledAt: instant(),
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
  ],
);
export type IdentityCheckRow = typeof identityChecks.$inferSelect;
