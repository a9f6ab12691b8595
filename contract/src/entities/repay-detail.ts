import * as z from 'zod/mini';
import { cents, day, instant, pricingTerms } from './money.ts';
import { order, payment } from './order.ts';
import { loanStanding } from './statement.ts';

/** One line of what is owed, from the ledger. */
export const statementLine = z.object({
  day,
  kind: z.enum(['principal', 'interest', 'penalty', 'extension', 'payment', 'overpayment']),
  /** Positive raises what is owed, negative lowers it. */
  cents: z.int(),
  receipt: z.nullable(z.string()),
});

/** What a running loan is made of today, with all that is needed to recompute it. */
export const repayDetail = z.object({
  order,
  today: day,
  disbursedOn: day,
  dueOn: day,
  terms: pricingTerms,
  principalOwedCents: cents,
  interestOwedCents: cents,
  penaltyOwedCents: cents,
  owedCents: cents,
  paidCents: cents,
  minimumCents: cents,
  /** Payments in the order in which they count: with the terms, the whole account follows from them. */
  booked: z.array(
    z.object({
      day,
      cents,
      /** The rollover that it paid for: by how many days, and what of the money was its fee and tax. */
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
