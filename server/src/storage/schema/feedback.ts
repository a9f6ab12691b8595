import type { FeedbackAuthor, FeedbackStatus, FeedbackType } from '@kopa/contract/enumerations/feedback';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, sealed, sealedOrBlank } from './columns.ts';
import { users } from './users.ts';

/** A borrower's feedback to customer service. `reviewStatus` changes only through `moveFeedback`. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: text().primaryKey(),
    /** The order of arrival: the newest is highest. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    type: integer().$type<FeedbackType>().notNull(),
    description: sealedOrBlank().notNull(),
    /** National digits of a phone, or an email address. */
    contact: sealedOrBlank().notNull(),
    appointmentTime: instant(),
    receiverAccount: sealed(),
    reviewStatus: integer().$type<FeedbackStatus>().notNull(),
    /** Set on completion. */
    resolved: boolean(),
    rating: integer(),
    createdAt: instant().notNull(),
    /** Since when the lender owes an answer; null while it owes none. */
    waitsSince: instant(),
    /** The HMAC of the creating request: a repeated request during open feedback creates nothing. */
    requestHash: text().notNull(),
    /** The platform's last event, and the last one that the borrower has seen; 0 before the first. */
    platformEvent: bigint({ mode: 'number' }).notNull().default(0),
    seenEvent: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('feedbacks_one_open_alike')
      .on(table.userId, table.requestHash)
      .where(sql`${table.reviewStatus} <> 4`),
    index('feedbacks_by_user').on(table.userId, table.position),
    index('feedbacks_open')
      .on(table.reviewStatus, table.position)
      .where(sql`${table.reviewStatus} <> 4`),
    index('feedbacks_waiting')
      .on(table.waitsSince, table.position)
      .where(sql`${table.waitsSince} is not null`),
  ],
);
export type FeedbackRow = typeof feedbacks.$inferSelect;

/** All events of feedback, append only. Nothing personal. */
export const feedbackEvents = pgTable(
  'feedback_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedbackId: text()
      .notNull()
      .references(() => feedbacks.id),
    event: text().notNull(),
    author: text().$type<FeedbackAuthor>().notNull(),
    fromStatus: integer().$type<FeedbackStatus>(),
    toStatus: integer().$type<FeedbackStatus>().notNull(),
    at: instant().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('feedback_events_by_feedback').on(table.feedbackId, table.id)],
);

/** The message board, append only. Messages of one feedback are numbered from 1. */
export const feedbackMessages = pgTable(
  'feedback_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedbackId: text()
      .notNull()
      .references(() => feedbacks.id),
    number: integer().notNull(),
    author: text().$type<FeedbackAuthor>().notNull(),
    content: sealedOrBlank().notNull(),
    at: instant().notNull(),
  },
  (table) => [unique('feedback_messages_numbered').on(table.feedbackId, table.number)],
);
export type FeedbackMessageRow = typeof feedbackMessages.$inferSelect;

/** The purpose of a picture: the feedback itself, or a message. */
export type FeedbackFilePurpose = 'credential' | 'message';

/** A borrower's picture. Belongs to its sender, and is deleted after a day without feedback. */
export const feedbackFiles = pgTable(
  'feedback_files',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    purpose: text().$type<FeedbackFilePurpose>().notNull(),
    /** Its name in the files port. */
    file: text().notNull(),
    mediaType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedAt: instant().notNull(),
    /** Since when the picture is unattached; null while attached. */
    freeSince: instant(),
    feedbackId: text().references(() => feedbacks.id),
    messageId: bigint({ mode: 'number' }).references(() => feedbackMessages.id),
    /** Position among the attached pictures. */
    place: integer(),
  },
  (table) => [
    index('feedback_files_by_user').on(table.userId, table.uploadedAt),
    index('feedback_files_by_feedback').on(table.feedbackId, table.messageId),
    index('feedback_files_by_file').on(table.file),
  ],
);
export type FeedbackFileRow = typeof feedbackFiles.$inferSelect;
