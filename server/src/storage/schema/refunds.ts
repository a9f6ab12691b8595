import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, sealedOrBlank } from './columns.ts';
import type { PayoutState } from './money.ts';
import { orders } from './orders.ts';

/** As for payouts, and `held`: a person has to release or refuse the refund. */
export type RefundState = PayoutState | 'held';

/**
 * Why a refund is held: the provider has not confirmed the payment, or a limit (of one refund, of a borrower
 * in a day, of the lender in a day) is exceeded.
 */
export type HeldBecause = 'unconfirmed' | 'large' | 'borrowerDay' | 'lenderDay';

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
    state: text().$type<RefundState>().notNull(),
    amountCents: cents().notNull(),
    /** National digits of the phone that paid, '' after an erasure; null: to the payout account. */
    paidFrom: sealedOrBlank(),
    /** Null: never held. */
    heldBecause: text().$type<HeldBecause>(),
    /** The name of the person who released or refused a held refund, and the time. */
    decidedBy: text(),
    decidedAt: instant(),
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
      .where(sql`${table.state} in ('held', 'requested', 'accepted')`),
    index('refunds_by_order').on(table.orderNo),
    index('refunds_settled').on(table.settledAt),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;
