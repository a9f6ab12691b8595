import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, sealedOrBlank } from './columns.ts';
import { orders } from './orders.ts';
import { staff } from './staff.ts';
import { users } from './users.ts';

/** Notes of staff about a borrower, numbered from 1. Append only; an erasure empties their texts. */
export const borrowerNotes = pgTable(
  'borrower_notes',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    number: integer().notNull(),
    /** The order that the note is about; null: about the borrower. */
    orderNo: text().references(() => orders.orderNo),
    text: sealedOrBlank().notNull(),
    at: instant().notNull(),
    /** Who wrote the note. */
    staffId: text()
      .notNull()
      .references(() => staff.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.number] })],
);
export type BorrowerNoteRow = typeof borrowerNotes.$inferSelect;
