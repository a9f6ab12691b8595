import { maximumCents, type Policy } from '@kopa/contract';
import type { Product } from '@kopa/contract/entities';

/** The loans on offer: one, made of the policy. */
export function productsOf(policy: Policy): Product[] {
  const { minimumDays, maximumDays, offeredDays } = policy.tenure;
  return [
    {
      productId: 'personal',
      minimumCents: policy.loan.minimumCents,
      maximumCents: maximumCents(policy),
      stepCents: policy.loan.stepCents,
      offeredDays: offeredDays.filter((days) => days >= minimumDays && days <= maximumDays),
      terms: policy.pricing,
    },
  ];
}
