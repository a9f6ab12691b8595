import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orders } from './orders.ts';

/**
 * A borrower's confirmation, by a code to the own number, that an order may be drawn. One code confirms once,
 * and one confirmation permits one drawing. `codeId` refers to a code that is deleted before this row.
 */
export const collectConfirmations = pgTable(
  'collect_confirmations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    codeId: bigint({ mode: 'number' }).notNull(),
    confirmedAt: instant().notNull(),
    validUntil: instant().notNull(),
    /** Time of the drawing. */
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('collect_confirmations_one_a_code').on(table.codeId),
    index('collect_confirmations_by_order').on(table.orderNo, table.id),
  ],
);
