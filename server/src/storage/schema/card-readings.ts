import type { CardReadingError } from '@kopa/contract/entities';
import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orders } from './orders.ts';

/** How far the recognition of a card has come. */
export type CardReadingState = 'reading' | 'read' | 'failed';

/** One recognition of the two photos of an ID card, by the names of their files: other photos are another reading. */
export const cardReadings = pgTable(
  'card_readings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    frontFile: text().notNull(),
    backFile: text().notNull(),
    state: text().$type<CardReadingState>().notNull(),
    /** Why it failed. */
    error: text().$type<CardReadingError>(),
    /** What was read, as JSON text by field. Sealed. */
    fields: text(),
    requestedAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [uniqueIndex('card_readings_once_a_pair').on(table.orderNo, table.frontFile, table.backFile)],
);
export type CardReadingRow = typeof cardReadings.$inferSelect;
