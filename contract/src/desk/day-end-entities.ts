import * as z from 'zod/mini';
import { cents, day, instant } from '../entities/money.ts';
import { arrearsClasses } from '../pricing/arrears.ts';

/** What a row of the three books sums up. `sentBack`: payments in suspense that went back to their payers. */
export const bookedMoney = ['received', 'sent', 'sentBack'] as const;

/** The same money in three books, in cents. */
export const bookRow = z.object({
  what: z.enum(bookedMoney),
  ledgerCents: z.int(),
  /** The provider's statement; null: the lender cannot read the statement. */
  providerCents: z.nullable(z.int()),
  /** What borrowers were told. */
  toldCents: z.int(),
  /** In the ledger's suspense account: received, and no borrower was told. */
  suspenseCents: z.int(),
});
export type BookRow = z.output<typeof bookRow>;

/** The charges of one day, which are booked after its end. */
export const nightRun = z.object({
  interestCents: z.int(),
  penaltyCents: z.int(),
  /** Loans with a charge of the day. */
  loans: z.int(),
  /** The newest booking; null without a charge. */
  bookedAt: z.nullable(instant),
  /** Running loans without the charges of the day. */
  waiting: z.int(),
});
export type NightRun = z.output<typeof nightRun>;

/** The money of one day. */
export const moneyOfDay = z.object({
  day,
  /** Sent to borrowers as new loans. */
  lentCents: z.int(),
  /** Booked on loans. */
  collectedCents: z.int(),
});
export type MoneyOfDay = z.output<typeof moneyOfDay>;

/** The losses of one day. */
export const lossesOfDay = z.object({
  /** Written off, less what has made earlier losses smaller. */
  lossCents: z.int(),
  /** Brought in by payments on loans that are written off, less those that were taken back. */
  recoveredCents: z.int(),
});
export type LossesOfDay = z.output<typeof lossesOfDay>;

/** The SMS of one day. */
export const messagesOfDay = z.object({
  /** Accepted by the provider. */
  count: z.int(),
  /** The provider's price of those that have one. */
  costCents: cents,
  unpriced: z.int(),
});
export type MessagesOfDay = z.output<typeof messagesOfDay>;

/** Running loans by days after the due day; those that are written off are a band of their own. */
export const arrearsBand = z.object({
  band: z.enum([...arrearsClasses, 'writtenOff']),
  loans: z.int(),
  owedCents: cents,
});
export type ArrearsBand = z.output<typeof arrearsBand>;

/** One side by side of a day's journals: what an account was debited and credited. */
export const accountTurnover = z.object({ account: z.string(), debitCents: cents, creditCents: cents });

/** The figures that a person signs. */
export const figuresOfDay = z.object({ books: z.array(bookRow), accounts: z.array(accountTurnover) });
export type FiguresOfDay = z.output<typeof figuresOfDay>;

/** Explains a difference from the ledger: of the provider's statement, or of what borrowers were told. */
export const explainedDifference = z.object({
  what: z.enum(bookedMoney, { error: 'value.invalid' }),
  book: z.enum(['provider', 'told'], { error: 'value.invalid' }),
  text: z
    .string({ error: 'explained.required' })
    .check(z.trim(), z.minLength(3, 'explained.required'), z.maxLength(300, 'why.long')),
});
export type ExplainedDifference = z.output<typeof explainedDifference>;

/** The newest signing of a day. */
export const signedDay = z.object({
  at: instant,
  /** Names of who signed: one, or two for a day with differences. */
  people: z.string(),
  /** SHA-256 of the signed figures, in hexadecimal digits. */
  hash: z.string(),
  explained: z.array(explainedDifference),
  /** What has another value now. */
  since: z.object({
    books: z.array(
      z.object({
        what: z.enum(bookedMoney),
        column: z.enum(['ledgerCents', 'providerCents', 'toldCents', 'suspenseCents']),
        beforeCents: z.nullable(z.int()),
        nowCents: z.nullable(z.int()),
      }),
    ),
    /** The turnover of an account is another one. */
    isLedgerOther: z.boolean(),
  }),
});
export type SignedDay = z.output<typeof signedDay>;

/** One day of the lender. A day is what was booked from its midnight to the next. */
export const dayEnd = z.object({
  day,
  today: day,
  books: z.array(bookRow),
  night: nightRun,
  losses: lossesOfDay,
  /** Null: the day is longer ago than messages are kept. */
  messages: z.nullable(messagesOfDay),
  /** Null: nobody has signed the day. */
  signed: z.nullable(signedDay),
  /** Whether a signing waits for a second person. */
  isAsked: z.boolean(),
  /** The day and the 13 before, oldest first. */
  days: z.array(moneyOfDay),
});
export type DayEnd = z.output<typeof dayEnd>;

/** The books of all days, at one moment. */
export const allBooks = z.object({
  comparedAt: instant,
  /** `received` without what was sent back, and `sent`. */
  books: z.array(bookRow),
  /** The balance of each account: debits less credits. */
  accounts: z.array(z.object({ account: z.string(), cents: z.int() })),
  /** Any value but 0 is a fault. */
  ledgerSumCents: z.int(),
  /** Accounts whose running balance, or whose sum over the loans, is not the sum of their entries. */
  unequal: z.array(z.string()),
  /** Disbursed loans, and the numbers of those that differ from the result of their terms and payments. */
  loans: z.int(),
  differing: z.array(z.string()),
  /** What is owed on the day of the comparison. All bands, in their order. */
  arrears: z.array(arrearsBand),
});
export type AllBooks = z.output<typeof allBooks>;

/** The newest comparison of all days. */
export const comparedBooks = z.object({
  /** Null: the books have not been compared yet. */
  last: z.nullable(allBooks),
  /** A comparison is due or running. */
  isComparing: z.boolean(),
});
export type ComparedBooks = z.output<typeof comparedBooks>;

/** How far the books differ, in cents; 0: they agree. A statement that cannot be read is no fault. */
export function differenceOf({ ledgerCents, providerCents, toldCents, suspenseCents }: BookRow): {
  /** The provider's statement less the ledger. */
  provider: number;
  /** What borrowers were told, and suspense, less the ledger. */
  told: number;
} {
  return {
    provider: providerCents === null ? 0 : providerCents - ledgerCents,
    told: toldCents + suspenseCents - ledgerCents,
  };
}

/** A difference of a row, in cents. */
export interface Difference extends Pick<ExplainedDifference, 'what' | 'book'> {
  cents: number;
}

/** The differences of these rows that are not 0. */
export function differencesOf(rows: readonly BookRow[]): Difference[] {
  return rows.flatMap((row) => {
    const difference = differenceOf(row);
    return (['provider', 'told'] as const)
      .map((book) => ({ what: row.what, book, cents: difference[book] }))
      .filter(({ cents: apart }) => apart !== 0);
  });
}
