import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents } from './columns.ts';
import type { Account } from './money.ts';

/**
 * The running balances: what was booked on each account by the day of booking. Derived from the entries up to
 * the mark `foldedEntries` of `settings`, and folded from them in order; no booking waits for such a row.
 */
export const dayBalances = pgTable(
  'day_balances',
  {
    day: text().notNull(),
    account: text().$type<Account>().notNull(),
    debitCents: cents().notNull(),
    creditCents: cents().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.account] })],
);
