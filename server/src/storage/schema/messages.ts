import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The SMS that the sandbox has "sent". */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mobile: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('outbox_by_mobile').on(table.mobile, table.id)],
);

/**
 * What became of the SMS that a provider took, by its own id of the message. The text is not kept; the number is, so
 * that whoever asks "where is my code" can be answered.
 */
export const smsDeliveries = pgTable(
  'sms_deliveries',
  {
    messageId: text().primaryKey(),
    /** National digits; null when only the provider's report is known. */
    mobile: text(),
    /** The provider's word, as in 'Sent', 'Success', 'Failed'. */
    status: text().notNull(),
    networkCode: text(),
    failureReason: text(),
    retryCount: integer(),
    sentAt: instant(),
    reportedAt: instant(),
  },
  (table) => [index('sms_deliveries_by_mobile').on(table.mobile, table.sentAt)],
);
export type SmsDeliveryRow = typeof smsDeliveries.$inferSelect;
