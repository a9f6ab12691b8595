import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The existing lists of the catalogue; a list is seeded once, when its row is created. */
export const catalogueLists = pgTable('catalogue_lists', {
  list: text().primaryKey(),
  editedAt: instant().notNull(),
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
