import * as z from 'zod/mini';
import { cents, day, pricingTerms } from './money.ts';
import { payoutAccount } from './payout-account.ts';

/**
 * What a borrower must know before committing (CBK Digital Credit Providers Regulations 2022), and its fingerprint:
 * SHA-256 in hex over the canonical JSON of all other fields. Collecting names the fingerprint, so that nobody is bound to figures
 * they did not see. Anyone can recompute the figures with `quote`.
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
  /** If collected today. */
  dueOn: day,
  terms: pricingTerms,
  payout: payoutAccount,
  agreementVersion: z.string(),
  fingerprint: z.string(),
});
export type KeyFacts = z.output<typeof keyFacts>;
