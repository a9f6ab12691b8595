import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, sealed } from './columns.ts';
import { users } from './users.ts';

/** The lender's own state: the sandbox's clock and secret. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** Answers by `Idempotency-Key`. `owner` is a user id, or 'visitor'. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: sealed(),
    /** The borrower whose key seals the answer; null: the lender's key. */
    userId: text().references(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.call, table.key] }),
    index('idempotency_keys_by_user').on(table.userId),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);
