import type { Language } from '@kopa/contract';
import type { ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** A borrower's answers by purpose, append only: the newest row of a purpose counts. */
export const consentEvents = pgTable(
  'consent_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id),
    purpose: text().$type<ConsentPurpose>().notNull(),
    /** False: refused or withdrawn. */
    given: boolean().notNull(),
    /** The version of the shown text, which is stored in the shown language. */
    version: text().notNull(),
    language: text().$type<Language>().notNull(),
    text: jsonb().$type<{ name: string; text: string; kept: string }>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('consent_events_by_user').on(table.userId, table.purpose, table.id)],
);
export type ConsentEventRow = typeof consentEvents.$inferSelect;
