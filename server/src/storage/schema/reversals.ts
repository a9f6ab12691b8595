import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';

/** Like a payout's: `done` and `failed` are final. */
export type ReversalState = 'requested' | 'accepted' | 'done' | 'failed';

/** Money in suspense on its way back to the payer. The provider reverses a receipt once. */
export const reversals = pgTable(
  'reversals',
  {
    receipt: text().primaryKey(),
    state: text().$type<ReversalState>().notNull(),
    amountCents: cents().notNull(),
    createdAt: instant().notNull(),
    /** Written before each call to the provider; null before the first. */
    sentAt: instant(),
    settledAt: instant(),
    failure: text(),
  },
  (table) => [
    index('reversals_open')
      .on(table.receipt)
      .where(sql`${table.state} in ('requested', 'accepted')`),
    index('reversals_settled').on(table.settledAt),
  ],
);
export type ReversalRow = typeof reversals.$inferSelect;
