import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';
import type { PayoutState } from './money.ts';
import { orders } from './orders.ts';

/**
 * An overpayment on its way back to the borrower, by the rules of a payout: stored under its own id before
 * the provider is called. At most one pending refund per order.
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
    /** National digits of the paying phone; null: to the payout account. */
    paidFrom: text(),
    createdAt: instant().notNull(),
    /** Written before each call to the provider; null before the first. */
    sentAt: instant(),
    /** Time of the last status query. */
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
