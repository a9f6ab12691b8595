import * as z from 'zod/mini';
import { arrearsClasses } from '../pricing/arrears.ts';
import { cents, day, instant, pricingTerms } from './money.ts';

/** An overpayment on its way back. */
export const refund = z.object({
  amountCents: cents,
  status: z.enum(['pending', 'paid', 'failed']),
  receipt: z.nullable(z.string()),
  createTime: instant,
});
export type Refund = z.output<typeof refund>;

/** The state of a running loan today, beside its figures. */
export const loanStanding = z.object({
  /** Days after the due date; 0 when not late. */
  daysLate: z.int(),
  arrears: z.enum(arrearsClasses),
  /** The amount of a full payment today, and its saving against the due date. */
  settlement: z.object({ day, totalCents: cents, savedCents: cents }),
  /** The overpayment that is still with the lender, including a pending refund. */
  overpaidCents: cents,
  /** Newest first. */
  refunds: z.array(refund),
});
export type LoanStanding = z.output<typeof loanStanding>;

const charged = {
  /** The base of the share. */
  baseCents: cents,
  /** The number of days for which the share is `soFarCents`, rounded once. */
  days: z.int(),
  soFarCents: cents,
  /** The part charged on earlier days. */
  beforeCents: cents,
  /** The cap's remainder; null without a cap. */
  roomCents: z.nullable(cents),
};

/** The rule of a line, with its figures: together with the terms, they recompute the line. */
export const statementReason = z.discriminatedUnion('rule', [
  /** The principal; the disbursed amount is less by fee and tax. */
  z.object({ rule: z.literal('disbursed'), sentCents: cents, feeCents: cents, taxCents: cents }),
  z.object({ rule: z.literal('interest'), ...charged }),
  z.object({ rule: z.literal('penalty'), ...charged }),
  /** The current allocation of a payment. */
  z.object({
    rule: z.literal('paid'),
    penaltyCents: cents,
    interestCents: cents,
    principalCents: cents,
    extensionCents: cents,
    overpaidCents: cents,
  }),
  /**
   * A late reported payment (`corrected`), one that was taken back (`recharged`), or a write-off that was
   * taken back (`resumed`): the recorded charge of a day, and the correct one.
   */
  z.object({
    rule: z.enum(['corrected', 'recharged', 'resumed']),
    charge: z.enum(['interest', 'penalty']),
    wasCents: cents,
    isCents: cents,
    because: z.string(),
  }),
  z.object({ rule: z.literal('extended'), days: z.int() }),
  z.object({ rule: z.literal('returned') }),
  /** A late charge that the lender waives. */
  z.object({ rule: z.literal('waived') }),
  /** A payment that the lender booked by mistake. */
  z.object({ rule: z.literal('takenBack') }),
  /** The lender has written the loan off: no more charges, and everything stays owed. Or not any more. */
  z.object({ rule: z.enum(['writeOff', 'writeOffBack']) }),
]);
export type StatementReason = z.output<typeof statementReason>;

/** One line of a statement. */
export const statementEntry = z.object({
  /** The effective day. */
  day,
  /** The day of recording; null for the coming night's. */
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
    'waiver',
    'takenBack',
    'writeOff',
    'writeOffBack',
  ]),
  /** Positive increases the balance, negative decreases it. */
  cents: z.int(),
  /** The balance after the line; negative for the lender's debt. */
  balanceCents: z.int(),
  receipt: z.nullable(z.string()),
  reason: statementReason,
});
export type StatementEntry = z.output<typeof statementEntry>;

/** The history of a loan's account, with all inputs of a recomputation. */
export const loanStatement = z.object({
  orderNo: z.string(),
  today: day,
  disbursedOn: day,
  dueOn: day,
  principalCents: cents,
  tenureDays: z.int(),
  terms: pricingTerms,
  /** The last day with charges, of a loan that is written off. */
  writtenOffOn: z.optional(day),
  /** In recorded order; unrecorded lines last. */
  lines: z.array(statementEntry),
  principalOwedCents: cents,
  interestOwedCents: cents,
  penaltyOwedCents: cents,
  owedCents: cents,
  standing: loanStanding,
});
export type LoanStatement = z.output<typeof loanStatement>;
