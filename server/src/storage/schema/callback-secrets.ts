import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, sealed } from './columns.ts';

/**
 * What a callback's secret is for: one provider and one kind of report each. Daraja is told each address with
 * the request or the registration; an address of Airtel Money is entered in its portal.
 */
export const callbackPurposes = [
  'daraja-prompt',
  'daraja-payout',
  'daraja-paybill',
  'daraja-reversal',
  'airtel',
  'references',
  'identity',
] as const;
export type CallbackPurpose = (typeof callbackPurposes)[number];

/** The secret parts of callback addresses. A replaced secret stays valid until its end. */
export const callbackSecrets = pgTable(
  'callback_secrets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purpose: text().$type<CallbackPurpose>().notNull(),
    /** The SHA-256: a callback is recognised by the hash. */
    hash: text().notNull().unique(),
    /** The secret, for the addresses that providers are told. */
    sealed: sealed().notNull(),
    createdAt: instant().notNull(),
    /** Null: the current one. */
    endsAt: instant(),
  },
  (table) => [
    uniqueIndex('callback_secrets_one_current')
      .on(table.purpose)
      .where(sql`${table.endsAt} is null`),
  ],
);
export type CallbackSecretRow = typeof callbackSecrets.$inferSelect;
