import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** A borrower's request to have their data erased. At most one of a borrower is open. */
export const erasures = pgTable(
  'erasures',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    requestedAt: instant().notNull(),
    dueAt: instant().notNull(),
    takenBackAt: instant(),
    doneAt: instant(),
  },
  (table) => [
    uniqueIndex('erasures_one_open_per_user')
      .on(table.userId)
      .where(sql`${table.takenBackAt} is null and ${table.doneAt} is null`),
  ],
);
export type ErasureRow = typeof erasures.$inferSelect;

/**
 * Who a loan was made to, after its borrower was erased: what the law makes a lender keep of a loan, sealed, and read by
 * nothing here. It goes by itself after its day.
 */
export const retainedRecords = pgTable('retained_records', {
  orderNo: text()
    .primaryKey()
    .references(() => orders.orderNo),
  sealed: text().notNull(),
  /** The last day on which it is kept. */
  keepUntil: text().notNull(),
});
