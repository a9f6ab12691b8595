import type { Product } from '../entities/product.ts';
import type { Policy } from '../policy/policy.ts';
import { extensionUnder } from '../pricing/rollover.ts';

/**
 * The policy with the limits and the price of a product in the place of its own: a text that is filled from
 * it says what a quote of that product says. A lender without products lends under the policy's own.
 */
export function policyOfProduct(policy: Policy, product: Product | undefined): Policy {
  if (!product) return policy;
  const { minimumCents, maximumCents, stepCents, offeredDays, terms } = product;
  return {
    ...policy,
    loan: { ...policy.loan, minimumCents, productMaximumCents: maximumCents, stepCents },
    tenure: { ...policy.tenure, offeredDays },
    pricing: terms,
    extension: extensionUnder(terms, policy),
  };
}
