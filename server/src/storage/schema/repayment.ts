import type { RepayChannel, RepayMethod } from '@kopa/contract/policy';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, sealed } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** `open`: the price is valid until `expiresAt`. `extended`: paid. `lapsed`: replaced by another one. */
export type ExtensionState = 'open' | 'extended' | 'lapsed';

/**
 * An extension (rollover) that a borrower confirmed, with its price. At most one open extension per order.
 */
export const extensions = pgTable(
  'extensions',
  {
    payOrderId: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    state: text().$type<ExtensionState>().notNull(),
    /** The day of the price's validity. */
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
    /** The key of the payment's journal. */
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

/** `asked`: requested from the provider under our id. `issued`: payable. */
export type ReferenceState = 'asked' | 'issued' | 'refused';

/** A payment reference of an order: a CLABE, a barcode's number, a link, an account. */
export const paymentReferences = pgTable(
  'payment_references',
  {
    /** Our id and the provider's name of the request: the same id never has two references. */
    id: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    channel: text().$type<RepayChannel>().notNull(),
    state: text().$type<ReferenceState>().notNull(),
    /** Null: any amount. */
    amountCents: cents(),
    reference: text(),
    bankName: text(),
    link: text(),
    createdAt: instant().notNull(),
    /** Null: unlimited validity. */
    expiresAt: instant(),
  },
  (table) => [
    unique('payment_references_once').on(table.channel, table.reference),
    index('payment_references_by_order').on(table.orderNo, table.channel),
  ],
);
export type PaymentReferenceRow = typeof paymentReferences.$inferSelect;

/** `received`: undecided. `accepted` and `rejected` are final. */
export type VoucherState = 'received' | 'inReview' | 'accepted' | 'rejected';

/** A proof of repayment (S1-26). Moves no money by itself. */
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
    /** HH:MM by the market's clocks, when stated. */
    paidTime: text(),
    /** When stated. */
    method: text().$type<RepayMethod>(),
    /** As the borrower typed it; null when not stated, and after an erasure. */
    typedReceipt: sealed(),
    /** Its keyed hash. */
    typedReceiptHash: text(),
    createdAt: instant().notNull(),
    /** Deadline of the answer (S9-07). */
    answerBefore: instant().notNull(),
    decidedAt: instant(),
    /** The reason of a rejection. */
    reason: text(),
    /** The proved receipt. */
    receipt: text(),
  },
  (table) => [
    index('vouchers_by_order').on(table.orderNo, table.position),
    index('vouchers_by_typed_receipt').on(table.typedReceiptHash),
    index('vouchers_open')
      .on(table.answerBefore, table.position)
      .where(sql`${table.decidedAt} is null`),
    index('vouchers_decided')
      .on(table.position)
      .where(sql`${table.decidedAt} is not null`),
  ],
);
export type VoucherRow = typeof vouchers.$inferSelect;

/** A picture of a proof; before the proof is saved, only its borrower's. */
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
    index('voucher_images_by_user').on(table.userId),
  ],
);
export type VoucherImageRow = typeof voucherImages.$inferSelect;

/** A link for paying an order without a login. */
export const portalLinks = pgTable(
  'portal_links',
  {
    /** Random; the signature is not stored. */
    id: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** Number of prompts through the link. */
    prompts: integer().notNull().default(0),
    /** The last repayment through the link. */
    payOrderId: text(),
  },
  (table) => [index('portal_links_by_order').on(table.orderNo)],
);
export type PortalLinkRow = typeof portalLinks.$inferSelect;
