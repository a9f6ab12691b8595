import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../storage/schema/columns.ts';

/*
 * The tables of the payment simulator: the book that a provider would keep. Their migrations are apart
 * (server/migrations/simulator) and run in sandbox mode alone; nothing in lending reads them.
 */

/** Payments in the simulator's own book: what a real provider would know. */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    /** CheckoutRequestID of a prompt, OriginatorConversationID of a payout or a manual payment. */
    reference: text().primaryKey(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    kind: text().$type<'repayment' | 'disbursement' | 'paybill' | 'reference'>().notNull(),
    /** MerchantRequestID of a prompt, ConversationID of a payout. */
    providerId: text().notNull().unique(),
    orderNo: text().notNull(),
    shillings: integer().notNull(),
    /** 2547... */
    phone: text().notNull(),
    callbackUrl: text().notNull(),
    state: text().$type<'held' | 'settled' | 'failed' | 'reversed'>().notNull(),
    resultCode: integer(),
    receipt: text().unique(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [index('simulated_payments_by_order').on(table.orderNo, table.position)],
);
export type SimulatedPaymentRow = typeof simulatedPayments.$inferSelect;

/** The simulator's undelivered callbacks. */
export const simulatedCallbacks = pgTable('simulated_callbacks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull(),
  body: jsonb().$type<unknown>().notNull(),
  deliveredAt: instant(),
});
export type SimulatedCallbackRow = typeof simulatedCallbacks.$inferSelect;

/** References to pay to that the simulator has given out. */
export const simulatedReferences = pgTable('simulated_references', {
  id: text().primaryKey(),
  channel: text().notNull(),
  reference: text().notNull().unique(),
  orderNo: text().notNull(),
  shillings: integer(),
  callbackUrl: text().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant(),
});
export type SimulatedReferenceRow = typeof simulatedReferences.$inferSelect;
