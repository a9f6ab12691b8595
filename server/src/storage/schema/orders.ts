import type { DecisionReason } from '@kopa/contract/entities';
import type { OrderStep } from '@kopa/contract/order-steps';
import type { PricingTerms } from '@kopa/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';
import { users } from './users.ts';

/**
 * A loan order. `step` changes only through `advance`; days are those of the market. The terms are those at
 * creation. At most one open order per user: finish, cancel and reject are ends.
 */
export const orders = pgTable(
  'orders',
  {
    orderNo: text().primaryKey(),
    /** The order of creation: the newest is highest. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    step: integer().$type<OrderStep>().notNull(),
    productId: text().notNull(),
    /** Null where the personal section has the purpose. */
    loanPurpose: text(),
    loanAmountCents: cents().notNull(),
    tenureDays: integer().notNull(),
    terms: jsonb().$type<PricingTerms>().notNull(),
    createdAt: instant().notNull(),
    submittedAt: instant(),
    reviewEndsAt: instant(),
    decidedAt: instant(),
    collectBefore: instant(),
    closedAt: instant(),
    disbursedOn: text(),
    dueOn: text(),
    /** The last day with charges in the ledger; null before disbursement. */
    chargedThrough: text(),
    /** Charges after this day are in journals of nights, not on the loan's accounts; null: there are none. */
    accruedSince: text(),
    /** The sums of these charges. */
    accruedInterestCents: cents().notNull().default(0),
    accruedPenaltyCents: cents().notNull().default(0),
    /** The day of a write-off: the last with charges. */
    writtenOffOn: text(),
    reapplyOn: text(),
    /** When the photos and what was read from them were deleted; null: not yet. */
    photosForgottenAt: instant(),
    reasons: jsonb().$type<DecisionReason[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('orders_one_active_per_user')
      .on(table.userId)
      .where(sql`${table.step} not in (4, 8, 9)`),
    index('orders_by_user').on(table.userId, table.position),
    index('orders_running')
      .on(table.orderNo)
      .where(sql`${table.step} in (2, 3, 10)`),
    // The orders whose photos end next.
    index('orders_with_photos')
      .on(sql`coalesce(${table.decidedAt}, ${table.closedAt})`)
      .where(sql`${table.photosForgottenAt} is null`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** Every move of every order, append only: one row per move. Nothing personal. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    event: text().notNull(),
    fromStep: integer().$type<OrderStep>(),
    toStep: integer().$type<OrderStep>().notNull(),
    at: instant().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('order_events_by_order').on(table.orderNo, table.id)],
);
