import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, sealed } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** The sections of an application that are stored as text by field. */
export type SectionName = 'personal' | 'additional' | 'payout';

/** The sections of one order. */
export const orderSections = pgTable(
  'order_sections',
  {
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    section: text().$type<SectionName>().notNull(),
    /** Text by field. */
    fields: sealed().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.section] })],
);

/** A borrower's latest sections, for the next application. */
export const userSections = pgTable(
  'user_sections',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    section: text().$type<SectionName>().notNull(),
    /** Text by field. */
    fields: sealed().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.section] })],
);

/** The answers to the questionnaire of one order. */
export const orderAnswers = pgTable(
  'order_answers',
  {
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    code: text().notNull(),
    answer: sealed().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.code] })],
);

/** The three photos of an application. */
export type PhotoKind = 'front' | 'back' | 'face';

/** The location of a photo: `file` is its name in the files port. */
export const orderPhotos = pgTable(
  'order_photos',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    kind: text().$type<PhotoKind>().notNull(),
    file: text().notNull(),
    mediaType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    takenAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('order_photos_one_of_a_kind').on(table.orderNo, table.kind),
    index('order_photos_by_file').on(table.file),
  ],
);
