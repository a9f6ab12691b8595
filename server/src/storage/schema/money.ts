import type { KeyFacts } from '@kopa/contract/entities';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, instant, sealed, sealedOrBlank } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * The accounts of the ledger. A debit is positive, a credit negative: borrowers' debts and the provider's
 * floats have debit balances; income, tax and liabilities have credit balances. `...Accrued`: charges of
 * nights that are not on the accounts of their loans yet, and owed all the same.
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
  'writtenOff',
  'lossExpense',
  'recovered',
  'interestAccrued',
  'penaltyAccrued',
] as const;
export type Account = (typeof accounts)[number];

/** The kinds of journals. */
export type JournalKind =
  | 'disbursement'
  | 'interest'
  | 'penalty'
  /** The charges of one day on many loans (`night:<day>:<first order>:<loans>`). */
  | 'night'
  /** The charges of a loan by nights, moved to its accounts (`accrued:<order>:<day before>:<last day>`). */
  | 'accrued'
  | 'receipt'
  | 'payout'
  | 'reversal'
  /** A late payment's change of a day's charge. */
  | 'correction'
  /** A late payment's change of a later payment's allocation. */
  | 'reallocation'
  /** A refunded overpayment. */
  | 'refund'
  /** An overpayment carried over to the next loan. */
  | 'carryOver'
  /** A late charge that the lender waives. */
  | 'waiver'
  /** A receipt that was booked by hand, and by mistake. */
  | 'takenBack'
  /** A loan that is late is a loss; its borrower still owes. */
  | 'writeOff'
  /** What a later fact of such a loan changes of the loss, or brings in. */
  | 'recovery'
  /** The loan is no loss any more. */
  | 'writeOffBack';

/**
 * One fact of the ledger, identified by its natural key (`disbursement:<id>`, `interest:<orderNo>:<day>`,
 * `penalty:<orderNo>:<day>`, `receipt:<receipt>`). Append only: the database refuses deletes and updates but
 * of an older key, entries from another transaction, and a journal that does not sum to zero at commit.
 */
export const journals = pgTable(
  'journals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    kind: text().$type<JournalKind>().notNull(),
    /** Null for a fact without a known order. */
    orderNo: text().references(() => orders.orderNo),
    /** The day of the fact in the market's time. */
    day: text().notNull(),
    at: instant().notNull(),
    /** The creating transaction. */
    madeBy: text()
      .notNull()
      .default(sql`pg_current_xact_id()::text`),
  },
  (table) => [
    index('journals_by_order').on(table.orderNo, table.id),
    // Days are read by the time of booking, in which the rows are written.
    index('journals_at').using('brin', table.at),
    // The inputs of a loan's computation and its other moves of money, without the daily charges.
    index('journals_but_charges')
      .on(table.orderNo, table.id)
      .where(sql`${table.kind} not in ('interest', 'penalty')`),
    index('journals_taken_back')
      .on(table.key)
      .where(sql`${table.kind} = 'takenBack'`),
  ],
);
export type JournalRow = typeof journals.$inferSelect;

/** One side of a journal: positive cents debit an account, negative cents credit the account. */
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
    index('entries_suspended')
      .on(table.journalId)
      .where(sql`${table.account} = 'suspense'`),
    check('entries_not_zero', sql`${table.cents} <> 0`),
  ],
);

/** A borrower's acceptance: the shown key facts, and the time. Append only. */
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
 * `requested`: unknown outcome. `accepted`: in progress at the provider. `paid` and `failed` are final, but
 * an abandoned payment becomes `paid` when its money arrives.
 */
export type PayoutState = 'requested' | 'accepted' | 'held' | 'paid' | 'failed';

/**
 * Money on its way to a borrower. The id is the provider's OriginatorConversationID and is stored before the
 * provider is called, so that the same payout is never requested under another id.
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
    /** The amount sent. */
    amountCents: cents().notNull(),
    /** National digits; for another account its last digits: '••• ••• 678'. '' after an erasure. */
    mobile: sealedOrBlank().notNull(),
    createdAt: instant().notNull(),
    /** Written before each call to the provider; null before the first. */
    sentAt: instant(),
    /** Time of the last status query. */
    askedAt: instant(),
    settledAt: instant(),
    conversationId: text(),
    receipt: text().unique(),
    failure: text(),
    /** The latest answer of the provider that the accepted payout is unknown. */
    missingAt: instant(),
  },
  (table) => [
    index('disbursements_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ('requested', 'accepted', 'held')`),
    uniqueIndex('disbursements_one_per_order')
      .on(table.orderNo)
      .where(sql`${table.state} <> 'failed'`),
    index('disbursements_by_order').on(table.orderNo),
    // The books of a day.
    index('disbursements_settled').on(table.settledAt),
  ],
);
export type DisbursementRow = typeof disbursements.$inferSelect;

/** `open`: the phone is prompted, or about to be. `paid` and `failed` as for payouts. */
export type RepaymentState = 'open' | 'paid' | 'failed';

/** A repayment, by a prompt on a phone or manually on the paybill. At most one open repayment per order. */
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
    /** National digits; '' for a manual payment, whose payer the provider masks, and after an erasure. */
    mobile: sealedOrBlank().notNull(),
    /** The keyed hash of the number; '' without one. */
    mobileHash: text().notNull().default(''),
    /** Whether the holder of a payment link asked for the prompt. */
    byLink: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** From this time on the outcome is queried. */
    expiresAt: instant().notNull(),
    settledAt: instant(),
    /** Of a payment by hand that was taken back; `settledAt` stays, and the receipt is free again. */
    takenBackAt: instant(),
    /** The provider's name of the prompt, which may contain the number. Null before the provider's answer. */
    promptId: sealed(),
    /** The keyed hash of the name. */
    promptHash: text().unique(),
    /** The name in clear, of rows from before 0023; the job `sealPayers` seals it. */
    checkoutRequestId: text().unique(),
    receipt: text().unique(),
    /**
     * The source of the receipt. `prompt`: the prompt's own callback, certain. `paybill`: the paybill, which
     * names the order and not the prompt; or a payment without a prompt. `query`: the prompt is known to be
     * paid, the receipt is the paybill's. `reference` and `voucher`: paid to a reference, or claimed by a
     * proof, both certain. `desk`: typed at the desk, while the paybill has not told the same.
     */
    receiptFrom: text().$type<'prompt' | 'paybill' | 'query' | 'reference' | 'voucher' | 'desk'>(),
    failure: text(),
  },
  (table) => [
    uniqueIndex('repayments_one_open_per_order')
      .on(table.orderNo)
      .where(sql`${table.state} = 'open'`),
    index('repayments_by_order').on(table.orderNo, table.position),
    // The prompts of a phone.
    index('repayments_by_mobile')
      .on(table.mobileHash, table.createdAt)
      .where(sql`${table.mobileHash} <> ''`),
    index('repayments_settled').on(table.settledAt),
    index('repayments_taken_back')
      .on(table.takenBackAt)
      .where(sql`${table.takenBackAt} is not null`),
  ],
);
export type RepaymentRow = typeof repayments.$inferSelect;

/** Every fact from the payment provider; a repeated fact is the same row. */
export const providerInbox = pgTable(
  'provider_inbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The provider's id of the fact. */
    key: text().notNull().unique(),
    /** The borrower whose key seals the body; null: the lender's key, for money of nobody that is known. */
    userId: text().references(() => users.id),
    /** The fact as JSON, as it came. */
    body: sealed().notNull(),
    /** The keyed hashes of the phone numbers in the body, by which an erasure finds it. */
    phones: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index('provider_inbox_by_user').on(table.userId),
    index('provider_inbox_by_phone').using('gin', table.phones),
  ],
);
