import * as z from 'zod/mini';

/** Money in integer cents of the market's currency. */
export const cents = z.int().check(z.nonnegative());
/** A calendar day of the market, 'YYYY-MM-DD'. */
export const day = z.iso.date();
/** An instant in epoch milliseconds. */
export const instant = z.int();

/** How a loan is extended: by how many days, for what fee, and how often. */
export const extensionTerms = z.union([
  z.literal('none'),
  z.object({ days: z.int(), feePpm: z.int(), most: z.int() }),
]);

/** The pricing terms of a product or an order; see `PricingTerms`. */
export const pricingTerms = z.object({
  interest: z.discriminatedUnion('basis', [
    z.object({ basis: z.literal('annual'), annualBps: z.int() }),
    z.object({ basis: z.literal('daily'), dailyPpm: z.int() }),
  ]),
  interestCapAnnualBps: z.int(),
  accrual: z.enum(['daily', 'flat']),
  interestAfterDue: z.enum(['stop', 'continue']),
  fee: z.discriminatedUnion('basis', [
    z.object({ basis: z.literal('once'), ppm: z.int() }),
    z.object({ basis: z.literal('daily'), ppm: z.int() }),
    z.object({ basis: z.literal('cappedDays'), ppm: z.int(), days: z.int() }),
  ]),
  upfrontCapBps: z.int(),
  taxBps: z.int(),
  penaltyBpsPerDay: z.int(),
  penaltyBase: z.optional(z.enum(['principal', 'overdue', 'compounding'])),
  penaltyCap: z.enum(['inDuplum', 'none']),
  roundingUnitCents: z.int(),
  extension: z.optional(extensionTerms),
});
