import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealed } from './columns.ts';

/** The sandbox's "sent" SMS. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The keyed hash of the number. */
    mobileHash: text().notNull(),
    /** Number and text. */
    message: sealed().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('outbox_by_mobile').on(table.mobileHash, table.id),
    index('outbox_by_age').on(table.createdAt),
  ],
);

export type OutboxRow = typeof outbox.$inferSelect;

/** When a message was accepted or, without that, last reported: as its index has it. */
export const ageOfDelivery = ({ sentAt, reportedAt }: Record<'sentAt' | 'reportedAt', SQLWrapper>): SQL =>
  sql`coalesce(${sentAt}, ${reportedAt})`;

/**
 * The state of accepted SMS, by the provider's id. The text is not stored; a hash of the number is, so that
 * support can answer "where is my code".
 */
export const smsDeliveries = pgTable(
  'sms_deliveries',
  {
    messageId: text().primaryKey(),
    /** The keyed hash of the number; null when only the provider's report is known. */
    mobileHash: text(),
    /** The provider's term, as in 'Sent', 'Success', 'Failed'. */
    status: text().notNull(),
    networkCode: text(),
    failureReason: text(),
    retryCount: integer(),
    /** The provider's price in ten-thousandths of the market's currency; null: none was told. */
    costTenThousandths: bigint({ mode: 'number' }),
    sentAt: instant(),
    reportedAt: instant(),
  },
  (table) => [
    index('sms_deliveries_by_mobile').on(table.mobileHash, table.sentAt),
    index('sms_deliveries_by_age').on(ageOfDelivery(table)),
  ],
);
export type SmsDeliveryRow = typeof smsDeliveries.$inferSelect;
