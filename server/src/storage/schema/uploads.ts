import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** A picture that a borrower sends in parts. Forgotten after a day, or once a call has taken it. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The announced length of the whole. */
    bytes: integer().notNull(),
    /** The length of the parts so far: where the next one begins. */
    received: integer().notNull().default(0),
    /** The announced SHA-256 of the whole in base64; null without one. */
    checksum: text(),
    createdAt: instant().notNull(),
    /** Since when a call has taken it, which no other call does. */
    usedAt: instant(),
  },
  (table) => [index('uploads_by_user').on(table.userId, table.createdAt)],
);
export type UploadRow = typeof uploads.$inferSelect;

/** One part, whose bytes are a file of the files port. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: text()
      .notNull()
      .references(() => uploads.id),
    /** Where it begins in the whole. */
    start: integer().notNull(),
    bytes: integer().notNull(),
    file: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);
