import type { SecondRequest } from '@kopa/contract/desk/entities';
import type { LimitedAct, LimitedArea } from '@kopa/contract/desk/limits';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';
import { orders } from './orders.ts';
import { staff } from './staff.ts';

/**
 * Acts above the limit of one person, which wait for a second person. What was asked never changes, a
 * decided row neither, and no row is deleted.
 */
export const deskRequests = pgTable(
  'desk_requests',
  {
    id: text().primaryKey(),
    queue: text().$type<LimitedArea>().notNull(),
    itemId: text().notNull(),
    act: text().$type<LimitedAct>().notNull(),
    /** The loan that the money comes from or goes to; null: none. */
    orderNo: text().references(() => orders.orderNo),
    amountCents: cents().notNull(),
    /** The item as it was: agreeing to another one is refused. */
    was: jsonb().$type<Record<string, unknown>>().notNull(),
    why: text().notNull(),
    askedBy: text()
      .notNull()
      .references(() => staff.id),
    askedAt: instant().notNull(),
    state: text().$type<SecondRequest['state']>().notNull(),
    decidedBy: text().references(() => staff.id),
    decidedAt: instant(),
    decidedWhy: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('desk_requests_one_open')
      .on(table.queue, table.itemId)
      .where(sql`${table.state} = 'open'`),
    index('desk_requests_by_age').on(table.askedAt),
  ],
);
export type DeskRequestRow = typeof deskRequests.$inferSelect;
