import * as z from 'zod/mini';
import { arrearsClasses } from '../pricing/arrears.ts';
import { cents, day, instant, pricingTerms } from './money.ts';

/** What was paid too much, on its way back. */
export const refund = z.object({
  amountCents: cents,
  status: z.enum(['pending', 'paid', 'failed']),
  receipt: z.nullable(z.string()),
  createTime: instant,
});
export type Refund = z.output<typeof refund>;

/** How a running loan stands today besides its figures. */
export const loanStanding = z.object({
  /** Days past the due day; 0 when not late. */
  daysLate: z.int(),
  arrears: z.enum(arrearsClasses),
  /** What paying everything today takes, and what that saves against the due day. */
  settlement: z.object({ day, totalCents: cents, savedCents: cents }),
  /** What was paid too much and is still with the lender; a refund that is under way is in it. */
  overpaidCents: cents,
  /** Newest first. */
  refunds: z.array(refund),
});
export type LoanStanding = z.output<typeof loanStanding>;

const charged = {
  /** What it is a share of. */
  baseCents: cents,
  /** For how many days that share comes to `soFarCents`, rounded once. */
  days: z.int(),
  soFarCents: cents,
  /** What of it earlier days were charged. */
  beforeCents: cents,
  /** What a cap leaves; null: there is none. */
  roomCents: z.nullable(cents),
};

/** Which rule made a line, and its figures: with the terms, anyone can compute the line again. */
export const statementReason = z.discriminatedUnion('rule', [
  /** The principal; what arrived is less by the fee and its tax. */
  z.object({ rule: z.literal('disbursed'), sentCents: cents, feeCents: cents, taxCents: cents }),
  z.object({ rule: z.literal('interest'), ...charged }),
  z.object({ rule: z.literal('penalty'), ...charged }),
  /** How a payment was used, as it counts today. */
  z.object({
    rule: z.literal('paid'),
    penaltyCents: cents,
    interestCents: cents,
    principalCents: cents,
    extensionCents: cents,
    overpaidCents: cents,
  }),
  /** A payment that was told late: what a day was charged, and what it should have been. */
  z.object({
    rule: z.literal('corrected'),
    charge: z.enum(['interest', 'penalty']),
    wasCents: cents,
    isCents: cents,
    because: z.string(),
  }),
  z.object({ rule: z.literal('extended'), days: z.int() }),
  z.object({ rule: z.literal('returned') }),
]);
export type StatementReason = z.output<typeof statementReason>;

/** One line of a statement. */
export const statementEntry = z.object({
  /** The day it counts for. */
  day,
  /** The day it was recorded; null for what tonight will record. */
  bookedOn: z.nullable(day),
  kind: z.enum([
    'disbursement',
    'interest',
    'penalty',
    'payment',
    'correction',
    'extensionFee',
    'extensionTax',
    'refund',
    'carriedOver',
  ]),
  /** Positive raises what is owed, negative lowers it. */
  cents: z.int(),
  /** What is owed after it; negative is what the lender owes. */
  balanceCents: z.int(),
  receipt: z.nullable(z.string()),
  reason: statementReason,
});
export type StatementEntry = z.output<typeof statementEntry>;

/** Everything that happened on a loan's account, and all that is needed to compute it again. */
export const loanStatement = z.object({
  orderNo: z.string(),
  today: day,
  disbursedOn: day,
  dueOn: day,
  principalCents: cents,
  tenureDays: z.int(),
  terms: pricingTerms,
  /** As they were recorded; what is not recorded yet comes last. */
  lines: z.array(statementEntry),
  principalOwedCents: cents,
  interestOwedCents: cents,
  penaltyOwedCents: cents,
  owedCents: cents,
  standing: loanStanding,
});
export type LoanStatement = z.output<typeof loanStatement>;
