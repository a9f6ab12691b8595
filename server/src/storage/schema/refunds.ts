import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';
import type { PayoutState } from './money.ts';
import { orders } from './orders.ts';

/**
 * What was paid too much on its way back to the borrower, by the same rules as a payout: kept under its own id before the
 * provider is called. At most one of an order is under way.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    state: text().$type<PayoutState>().notNull(),
    amountCents: cents().notNull(),
    /** National digits of the phone that paid; null: it goes to the payout account. */
    paidFrom: text(),
    createdAt: instant().notNull(),
    /** Written before each call to the provider; null: it was never called. */
    sentAt: instant(),
    /** When its status was last asked for. */
    askedAt: instant(),
    settledAt: instant(),
    conversationId: text(),
    receipt: text().unique(),
    failure: text(),
  },
  (table) => [
    uniqueIndex('refunds_one_open_per_order')
      .on(table.orderNo)
      .where(sql`${table.state} in ('requested', 'accepted')`),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;
