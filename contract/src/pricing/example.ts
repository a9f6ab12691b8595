import { quote } from './quote.ts';
import type { LoanSize, PricingTerms } from './terms.ts';

/** The inputs of an example: minimum, maximum and step of the amounts in cents, and the tenures in days. */
export interface Choices {
  minimumCents: number;
  maximumCents: number;
  stepCents: number;
  offeredDays: readonly number[];
}

/** The specification's own example (S1-40). */
const wanted: LoanSize = { principalCents: 1_000_000, tenureDays: 91 };

/** The representative loan of texts: KSh 10,000 over 91 days (S1-40), or the nearest selectable loan. */
export function exampleLoan({ minimumCents, maximumCents, stepCents, offeredDays }: Choices): LoanSize {
  const most = Math.floor((maximumCents - minimumCents) / stepCents);
  // At equal distance the lower.
  const steps = Math.ceil((wanted.principalCents - minimumCents) / stepCents - 0.5);
  return {
    principalCents: minimumCents + Math.max(0, Math.min(most, steps)) * stepCents,
    tenureDays: offeredDays.reduce(
      (best, days) => (Math.abs(days - wanted.tenureDays) < Math.abs(best - wanted.tenureDays) ? days : best),
      offeredDays[0] ?? wanted.tenureDays,
    ),
  };
}

/**
 * The highest APR of all selectable amounts and tenures, in bps: the fee weighs most on the shortest tenure,
 * rounding on the smallest amount.
 */
export function highestAprBps(product: Choices & { terms: PricingTerms }): number {
  const { minimumCents, maximumCents, stepCents, offeredDays, terms } = product;
  let highest = 0;
  for (let principalCents = minimumCents; principalCents <= maximumCents; principalCents += stepCents)
    for (const tenureDays of offeredDays)
      highest = Math.max(highest, quote({ principalCents, tenureDays }, terms).aprBps);
  return highest;
}
