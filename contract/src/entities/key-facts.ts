import * as z from 'zod/mini';
import { cents, day, pricingTerms } from './money.ts';
import { payoutAccount } from './payout-account.ts';

/**
 * The required facts before a commitment (CBK Digital Credit Providers Regulations 2022), and their
 * fingerprint: SHA-256 in hex over the canonical JSON of all other fields. A collection names the
 * fingerprint, so that no borrower is bound to unseen figures. `quote` recomputes the figures.
 */
export const keyFacts = z.object({
  orderNo: z.string(),
  principalCents: cents,
  tenureDays: z.int(),
  feeCents: cents,
  taxCents: cents,
  disbursedCents: cents,
  interestCents: cents,
  dueCents: cents,
  totalCostCents: cents,
  aprBps: z.int(),
  effectiveRateBps: z.int(),
  penaltyPerDayCents: cents,
  /** For a collection today. */
  dueOn: day,
  terms: pricingTerms,
  payout: payoutAccount,
  agreementVersion: z.string(),
  fingerprint: z.string(),
});
export type KeyFacts = z.output<typeof keyFacts>;
