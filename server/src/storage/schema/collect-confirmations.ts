import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orders } from './orders.ts';

/**
 * A borrower has confirmed with a code, sent to the own number, that the money of an order may be drawn. One code confirms once,
 * and one confirmation is good for one drawing. `codeId` is that of a code that is forgotten before this row is.
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
    /** When the money was drawn with it. */
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('collect_confirmations_one_a_code').on(table.codeId),
    index('collect_confirmations_by_order').on(table.orderNo, table.id),
  ],
);
