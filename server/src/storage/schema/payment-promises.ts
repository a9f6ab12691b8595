import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';
import { orders } from './orders.ts';
import { staff } from './staff.ts';

/**
 * Promises of borrowers to pay, as staff have heard them. The newest of a loan counts; whether a promise was
 * kept follows from the payments. Append only.
 */
export const paymentPromises = pgTable(
  'payment_promises',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    amountCents: cents().notNull(),
    /** The promised day in the market. */
    byDay: text().notNull(),
    at: instant().notNull(),
    /** Who recorded the promise. */
    staffId: text()
      .notNull()
      .references(() => staff.id),
  },
  (table) => [index('payment_promises_by_order').on(table.orderNo, table.id)],
);
export type PaymentPromiseRow = typeof paymentPromises.$inferSelect;
