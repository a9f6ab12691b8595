import type { Reminder } from '@kopa/contract/reminders';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** A borrower's choices of reminders, each a consent with its time; the one without an end counts. */
export const reminderChoices = pgTable(
  'reminder_choices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Empty after a withdrawal. */
    reminders: jsonb().$type<Reminder[]>().notNull(),
    at: instant().notNull(),
    /** Time of the next choice. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('reminder_choices_one_current')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
    index('reminder_choices_by_user').on(table.userId),
  ],
);

/** The reminders that were handed to the provider: one a day for a loan. */
export const remindersSent = pgTable(
  'reminders_sent',
  {
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    /** The day in the market. */
    day: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.day] })],
);
