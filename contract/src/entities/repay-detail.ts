import * as z from 'zod/mini';
import { cents, day, instant, pricingTerms } from './money.ts';
import { order, payment } from './order.ts';
import { loanStanding } from './statement.ts';

/** One ledger line of the balance. */
export const statementLine = z.object({
  day,
  kind: z.enum(['principal', 'interest', 'penalty', 'extension', 'payment', 'overpayment']),
  /** Positive increases the balance, negative decreases it. */
  cents: z.int(),
  receipt: z.nullable(z.string()),
});

/** The parts of a running loan today, with all inputs of a recomputation. */
export const repayDetail = z.object({
  order,
  today: day,
  disbursedOn: day,
  dueOn: day,
  terms: pricingTerms,
  /** The last day with charges, of a loan that is written off. */
  writtenOffOn: z.optional(day),
  principalOwedCents: cents,
  interestOwedCents: cents,
  penaltyOwedCents: cents,
  owedCents: cents,
  paidCents: cents,
  minimumCents: cents,
  /** Payments in effective order: with the terms, they determine the whole account. */
  booked: z.array(
    z.object({
      day,
      cents,
      /** The extension that the payment paid for: its days, and its fee and tax. */
      rollover: z.optional(z.object({ days: z.int(), feeCents: cents, taxCents: cents })),
    }),
  ),
  lines: z.array(statementLine),
  /** Prompts and receipts, newest first. */
  payments: z.array(payment),
  standing: loanStanding,
  serverTime: instant,
});
export type RepayDetail = z.output<typeof repayDetail>;
