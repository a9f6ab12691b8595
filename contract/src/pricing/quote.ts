import type { LoanSize, PricingTerms } from './terms.ts';
import { product, roundHalfUp } from './rounding.ts';

/** The cost of a loan, all in integer cents; rates in bps. */
export interface Quote extends LoanSize {
  interestCents: number;
  feeCents: number;
  taxCents: number;
  /** Fee and tax, deducted from the principal (S1-43). */
  upfrontCents: number;
  /** The disbursed amount. */
  disbursedCents: number;
  /** Principal and interest, due on the due date. */
  dueCents: number;
  /** Interest, fee and tax. */
  totalCostCents: number;
  /** The APR: all costs relative to the disbursed amount, simple. */
  aprBps: number;
  /** The same, compounded. */
  effectiveRateBps: number;
  /** The cost of the first late day. */
  penaltyPerDayCents: number;
}

/** The reasons of an impossible loan. */
export type QuoteRefusal = 'upfrontAbovePrincipal' | 'upfrontAboveCap' | 'interestAboveCap';

/**
 * Prices a loan. The same function quotes in the app and binds on the server.
 *
 * Source: S1-39 to S1-45. Each charge is an exact fraction, rounded once, half-up.
 */
export function quote(size: LoanSize, terms: PricingTerms): Quote {
  const { principalCents, tenureDays } = size;
  const interestCents = interestFor(principalCents, tenureDays, terms);
  const feeCents = feeFor(size, terms);
  const taxCents = roundHalfUp(product(feeCents, terms.taxBps), 10_000n, terms.roundingUnitCents);
  const upfrontCents = feeCents + taxCents;
  const disbursedCents = principalCents - upfrontCents;
  const { dueCents, totalCostCents } = quotedSums({ principalCents, interestCents, upfrontCents });
  return {
    principalCents,
    tenureDays,
    interestCents,
    feeCents,
    taxCents,
    upfrontCents,
    disbursedCents,
    dueCents,
    totalCostCents,
    aprBps: disbursedCents > 0 ? aprBps(totalCostCents, disbursedCents, tenureDays) : 0,
    effectiveRateBps: disbursedCents > 0 ? effectiveRateBps(dueCents, disbursedCents, tenureDays) : 0,
    penaltyPerDayCents: roundHalfUp(
      product(
        terms.penaltyBase && terms.penaltyBase !== 'principal' ? dueCents : principalCents,
        terms.penaltyBpsPerDay,
      ),
      10_000n,
      terms.roundingUnitCents,
    ),
  };
}

/** The sums of a quote, also from the parts that an order has kept. */
export function quotedSums({
  principalCents,
  interestCents,
  upfrontCents,
}: Pick<Quote, 'principalCents' | 'interestCents' | 'upfrontCents'>): Pick<
  Quote,
  'dueCents' | 'totalCostCents'
> {
  // Fee and tax are deducted from the paid-out amount, and are not owed.
  return { dueCents: principalCents + interestCents, totalCostCents: interestCents + upfrontCents };
}

/** The reason against a quote, or `null` for a valid one. */
export function refusal(priced: Quote, terms: PricingTerms): QuoteRefusal | null {
  if (annualisedBpsTimes100(terms) > terms.interestCapAnnualBps * 100) return 'interestAboveCap';
  if (priced.upfrontCents >= priced.principalCents) return 'upfrontAbovePrincipal';
  if (product(priced.upfrontCents, 10_000) > product(priced.principalCents, terms.upfrontCapBps))
    return 'upfrontAboveCap';
  return null;
}

/** Interest on a principal for a number of days, rounded once. */
export function interestFor(principalCents: number, days: number, terms: PricingTerms): number {
  return terms.interest.basis === 'annual'
    ? roundHalfUp(
        product(principalCents, terms.interest.annualBps, days),
        3_650_000n,
        terms.roundingUnitCents,
      )
    : roundHalfUp(
        product(principalCents, terms.interest.dailyPpm, days),
        1_000_000n,
        terms.roundingUnitCents,
      );
}

/** The yearly interest rate in hundredths of a bps, so that a daily rate stays an integer. */
export function annualisedBpsTimes100(terms: PricingTerms): number {
  return terms.interest.basis === 'annual' ? terms.interest.annualBps * 100 : terms.interest.dailyPpm * 365;
}

function feeFor({ principalCents, tenureDays }: LoanSize, terms: PricingTerms): number {
  const { fee } = terms;
  const days = fee.basis === 'once' ? 1 : fee.basis === 'daily' ? tenureDays : Math.min(tenureDays, fee.days);
  return roundHalfUp(product(principalCents, fee.ppm, days), 1_000_000n, terms.roundingUnitCents);
}

function aprBps(totalCostCents: number, disbursedCents: number, days: number): number {
  return roundHalfUp(product(totalCostCents, 365, 10_000), product(disbursedCents, days), 1);
}

/** A rate and not money: the only use of a power, and so of floating point. */
function effectiveRateBps(dueCents: number, disbursedCents: number, days: number): number {
  return Math.round(((dueCents / disbursedCents) ** (365 / days) - 1) * 10_000);
}
