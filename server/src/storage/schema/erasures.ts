import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, sealed } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** A borrower's request for erasure. At most one open request per borrower. */
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
    index('erasures_by_user').on(table.userId, table.requestedAt),
    uniqueIndex('erasures_one_open_per_user')
      .on(table.userId)
      .where(sql`${table.takenBackAt} is null and ${table.doneAt} is null`),
  ],
);
export type ErasureRow = typeof erasures.$inferSelect;

/**
 * The borrower of a disbursed loan, after an erasure: the data that the law requires a lender to keep,
 * sealed, and never read here. Deleted automatically after its day.
 */
export const retainedRecords = pgTable(
  'retained_records',
  {
    orderNo: text()
      .primaryKey()
      .references(() => orders.orderNo),
    sealed: sealed().notNull(),
    /** The last day of retention. */
    keepUntil: text().notNull(),
  },
  (table) => [index('retained_records_by_end').on(table.keepUntil)],
);
