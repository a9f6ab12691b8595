import type { Product } from '@kopa/contract/entities';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The existing lists of the catalogue; a list is seeded once, when its row is created. */
export const catalogueLists = pgTable('catalogue_lists', {
  list: text().primaryKey(),
  editedAt: instant().notNull(),
  /** Another one after each change of the list's items, by a trigger: whoever has read them knows. */
  version: uuid().notNull().defaultRandom(),
});

/** Data that a lender edits while the server runs: the items of each list, in order. Nothing personal. */
export const catalogue = pgTable(
  'catalogue',
  {
    list: text()
      .notNull()
      .references(() => catalogueLists.list),
    key: text().notNull(),
    position: integer().notNull(),
    item: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.key] })],
);

/**
 * Changes of products that two people have decided. `outdated`: the product was another one on the day. What
 * was decided never changes, and no row is deleted.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    id: text().primaryKey(),
    productId: text().notNull(),
    before: jsonb().$type<Product>().notNull(),
    after: jsonb().$type<Product>().notNull(),
    /** A day of the market, from its beginning. */
    validFrom: text().notNull(),
    /** The names of who decided. */
    people: text().notNull(),
    decidedAt: instant().notNull(),
    state: text().$type<'scheduled' | 'inForce' | 'withdrawn' | 'outdated'>().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('product_changes_one_scheduled')
      .on(table.productId)
      .where(sql`${table.state} = 'scheduled'`),
    index('product_changes_by_product').on(table.productId, table.decidedAt),
  ],
);
export type ProductChangeRow = typeof productChanges.$inferSelect;
