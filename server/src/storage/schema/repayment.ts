import type { RepayChannel, RepayMethod } from '@kopa/contract/policy';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** `open`: its price holds until `expiresAt`. `extended`: it was paid. `lapsed`: another one took its place. */
export type ExtensionState = 'open' | 'extended' | 'lapsed';

/** An extension (rollover) that a borrower confirmed, at its price. At most one of an order is open. */
export const extensions = pgTable(
  'extensions',
  {
    payOrderId: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    state: text().$type<ExtensionState>().notNull(),
    /** The Nairobi day on which the price holds. */
    day: text().notNull(),
    days: integer().notNull(),
    feeCents: cents().notNull(),
    taxCents: cents().notNull(),
    payNowCents: cents().notNull(),
    newDueCents: cents().notNull(),
    newDueOn: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    settledAt: instant(),
    /** The key of the journal that booked its money. */
    journalKey: text().unique(),
  },
  (table) => [
    uniqueIndex('extensions_one_open_per_order')
      .on(table.orderNo)
      .where(sql`${table.state} = 'open'`),
    index('extensions_by_order').on(table.orderNo),
  ],
);
export type ExtensionRow = typeof extensions.$inferSelect;

/** `asked`: the provider is asked for it, under our id. `issued`: money can be paid to it. */
export type ReferenceState = 'asked' | 'issued' | 'refused';

/** Something that money for an order can be paid to: a CLABE, a barcode's number, a link, an account. */
export const paymentReferences = pgTable(
  'payment_references',
  {
    /** Ours, and the provider's name for the request: the same id is never given two references. */
    id: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    channel: text().$type<RepayChannel>().notNull(),
    state: text().$type<ReferenceState>().notNull(),
    /** Null: whatever amount is paid. */
    amountCents: cents(),
    reference: text(),
    bankName: text(),
    link: text(),
    createdAt: instant().notNull(),
    /** Null: it stays valid. */
    expiresAt: instant(),
  },
  (table) => [
    unique('payment_references_once').on(table.channel, table.reference),
    index('payment_references_by_order').on(table.orderNo, table.channel),
  ],
);
export type PaymentReferenceRow = typeof paymentReferences.$inferSelect;

/** `received`: nobody has looked at it yet. `accepted` and `rejected` are final. */
export type VoucherState = 'received' | 'inReview' | 'accepted' | 'rejected';

/** A proof of repayment (S1-26). It moves no money by itself. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: text().primaryKey(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    state: text().$type<VoucherState>().notNull(),
    amountCents: cents().notNull(),
    paidOn: text().notNull(),
    /** HH:MM in Nairobi, where it was told. */
    paidTime: text(),
    /** Where it was told. */
    method: text().$type<RepayMethod>(),
    /** As the borrower typed it. */
    typedReceipt: text(),
    createdAt: instant().notNull(),
    /** Until when it is answered (S9-07). */
    answerBefore: instant().notNull(),
    decidedAt: instant(),
    /** Why it was rejected. */
    reason: text(),
    /** The receipt that it was found to prove. */
    receipt: text(),
  },
  (table) => [index('vouchers_by_order').on(table.orderNo, table.position)],
);
export type VoucherRow = typeof vouchers.$inferSelect;

/** A picture of a proof; until its voucher is saved it belongs to its borrower alone. */
export const voucherImages = pgTable(
  'voucher_images',
  {
    id: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    userId: text()
      .notNull()
      .references(() => users.id),
    voucherId: text().references(() => vouchers.id),
    file: text().notNull().unique(),
    mediaType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('voucher_images_by_voucher').on(table.voucherId),
    index('voucher_images_by_order').on(table.orderNo),
  ],
);
export type VoucherImageRow = typeof voucherImages.$inferSelect;

/** A link with which somebody pays for an order without logging in. */
export const portalLinks = pgTable(
  'portal_links',
  {
    /** Random; its signature is no part of what is kept. */
    id: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** How often a phone was asked for its PIN through it. */
    prompts: integer().notNull().default(0),
    /** The last repayment that was asked for through it. */
    payOrderId: text(),
  },
  (table) => [index('portal_links_by_order').on(table.orderNo)],
);
export type PortalLinkRow = typeof portalLinks.$inferSelect;
