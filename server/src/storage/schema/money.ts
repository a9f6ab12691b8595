import type { KeyFacts } from '@kopa/contract/entities';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';
import { orders } from './orders.ts';

/**
 * The accounts of the ledger. A debit is positive, a credit negative: what borrowers owe and the M-Pesa floats are
 * debit balances, income, tax and what is owed to others are credit balances.
 */
export const accounts = [
  'principalReceivable',
  'interestReceivable',
  'penaltyReceivable',
  'paybillFloat',
  'payoutFloat',
  'feeIncome',
  'interestIncome',
  'penaltyIncome',
  'taxPayable',
  'borrowerOverpayment',
  'carriedOver',
  'suspense',
] as const;
export type Account = (typeof accounts)[number];

/** What a journal records. */
export type JournalKind =
  | 'disbursement'
  | 'interest'
  | 'penalty'
  | 'receipt'
  | 'payout'
  | 'reversal'
  /** What a payment that was told late changes in a day's charge. */
  | 'correction'
  /** What it changes in how a later payment was used. */
  | 'reallocation'
  /** An overpayment that went back. */
  | 'refund'
  /** An overpayment that the next loan begins with. */
  | 'carryOver';

/**
 * One fact of the ledger, named by its natural key (`disbursement:<id>`, `interest:<orderNo>:<day>`,
 * `penalty:<orderNo>:<day>`, `receipt:<receipt>`). Append only: the database refuses updates and deletes, entries
 * made in another transaction, and a journal that does not sum to zero at commit.
 */
export const journals = pgTable(
  'journals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    kind: text().$type<JournalKind>().notNull(),
    /** Null for what belongs to no order that we know. */
    orderNo: text().references(() => orders.orderNo),
    /** The Nairobi day it counts for. */
    day: text().notNull(),
    at: instant().notNull(),
    /** The transaction that made it. */
    madeBy: text()
      .notNull()
      .default(sql`pg_current_xact_id()::text`),
  },
  (table) => [
    index('journals_by_order').on(table.orderNo, table.id),
    // What a loan is computed from, without its daily charges.
    index('journals_paid')
      .on(table.orderNo, table.id)
      .where(sql`${table.kind} in ('receipt', 'carryOver')`),
  ],
);
export type JournalRow = typeof journals.$inferSelect;

/** One side of a journal: positive cents debit an account, negative ones credit it. */
export const entries = pgTable(
  'entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    journalId: bigint({ mode: 'number' })
      .notNull()
      .references(() => journals.id),
    account: text().$type<Account>().notNull(),
    cents: cents().notNull(),
  },
  (table) => [
    index('entries_by_journal').on(table.journalId),
    index('entries_overpaid')
      .on(table.journalId)
      .where(sql`${table.account} = 'borrowerOverpayment'`),
    check('entries_not_zero', sql`${table.cents} <> 0`),
  ],
);

/** What a borrower agreed to, and when: the key facts as they were shown. Append only. */
export const agreements = pgTable(
  'agreements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    version: text().notNull(),
    language: text().notNull(),
    fingerprint: text().notNull(),
    keyFacts: jsonb().$type<KeyFacts>().notNull(),
    agreedAt: instant().notNull(),
  },
  (table) => [unique('agreements_once').on(table.orderNo, table.fingerprint)],
);

/**
 * `requested`: nobody has said what became of it. `accepted`: the provider is at it. `paid` and `failed` are final,
 * but a payment that was given up for lost is `paid` when its money turns up.
 */
export type PayoutState = 'requested' | 'accepted' | 'paid' | 'failed';

/**
 * Money on its way to a borrower. The id is the provider's OriginatorConversationID and is kept before the provider
 * is called: whatever happens, the same payout is never asked for under another name.
 */
export const disbursements = pgTable(
  'disbursements',
  {
    id: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    state: text().$type<PayoutState>().notNull(),
    principalCents: cents().notNull(),
    feeCents: cents().notNull(),
    taxCents: cents().notNull(),
    /** What is sent. */
    amountCents: cents().notNull(),
    /** National digits; of an account that is no mobile number, its last digits: '••• ••• 678'. */
    mobile: text().notNull(),
    createdAt: instant().notNull(),
    /** Written before each call to the provider; null: it was never called. */
    sentAt: instant(),
    /** When its status was last asked for. */
    askedAt: instant(),
    settledAt: instant(),
    conversationId: text(),
    receipt: text().unique(),
    failure: text(),
  },
  (table) => [
    uniqueIndex('disbursements_one_per_order')
      .on(table.orderNo)
      .where(sql`${table.state} <> 'failed'`),
  ],
);
export type DisbursementRow = typeof disbursements.$inferSelect;

/** `open`: the borrower's phone has been asked, or is about to be. `paid` and `failed` as for payouts. */
export type RepaymentState = 'open' | 'paid' | 'failed';

/** A repayment, by a prompt on a phone or on the paybill by hand. At most one of an order is open. */
export const repayments = pgTable(
  'repayments',
  {
    payOrderId: text().primaryKey(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    state: text().$type<RepaymentState>().notNull(),
    amountCents: cents().notNull(),
    /** National digits; empty when paid by hand, because the provider masks them. */
    mobile: text().notNull(),
    createdAt: instant().notNull(),
    /** From then on the provider is asked what became of it. */
    expiresAt: instant().notNull(),
    settledAt: instant(),
    checkoutRequestId: text().unique(),
    receipt: text().unique(),
    /**
     * Who named the receipt. `prompt`: the prompt's own callback, which is certain. `paybill`: the paybill, which says for
     * which order, not for which prompt; or there was no prompt. `query`: the prompt is known to be paid, the receipt is
     * the paybill's. `reference` and `voucher`: what was paid to a reference, or claimed by a proof, which is certain, too.
     */
    receiptFrom: text().$type<'prompt' | 'paybill' | 'query' | 'reference' | 'voucher'>(),
    failure: text(),
  },
  (table) => [
    uniqueIndex('repayments_one_open_per_order')
      .on(table.orderNo)
      .where(sql`${table.state} = 'open'`),
    index('repayments_by_order').on(table.orderNo, table.position),
  ],
);
export type RepaymentRow = typeof repayments.$inferSelect;

/** As a payout's: `done` and `failed` are final. */
export type ReversalState = 'requested' | 'accepted' | 'done' | 'failed';

/** Money in suspense on its way back to whoever paid it. The provider reverses a receipt once. */
export const reversals = pgTable('reversals', {
  receipt: text().primaryKey(),
  state: text().$type<ReversalState>().notNull(),
  amountCents: cents().notNull(),
  createdAt: instant().notNull(),
  /** Written before each call to the provider; null: it was never called. */
  sentAt: instant(),
  settledAt: instant(),
  failure: text(),
});
export type ReversalRow = typeof reversals.$inferSelect;

/** Every fact the payment provider has told, as it came; the same fact told again is the same row. */
export const providerInbox = pgTable('provider_inbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The provider's own id of the fact. */
  key: text().notNull().unique(),
  body: jsonb().$type<unknown>().notNull(),
  receivedAt: instant().notNull(),
});
