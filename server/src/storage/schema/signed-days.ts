import type { ExplainedDifference, FiguresOfDay } from '@kopa/contract/desk/day-end-entities';
import { bigint, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Days that were signed, with their figures as they were. The newest row of a day counts; figures that have
 * changed since can be signed anew. Append only.
 */
export const signedDays = pgTable(
  'signed_days',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: text().notNull(),
    figures: jsonb().$type<FiguresOfDay>().notNull(),
    /** SHA-256 of the figures as canonical JSON, in hexadecimal digits. */
    hash: text().notNull(),
    explained: jsonb().$type<ExplainedDifference[]>().notNull(),
    /** The names of who signed. */
    people: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [uniqueIndex('signed_days_once').on(table.day, table.hash)],
);
export type SignedDayRow = typeof signedDays.$inferSelect;
