import type * as z from 'zod/mini';
import type { policySchema } from './policy-schema.ts';

/** The lender's rules. Amounts are integer cents; rates are integer bps or ppm. */
export type Policy = z.output<typeof policySchema>;

/** The maximum principal, in cents (S1-35, S1-36). */
export function maximumCents(policy: Policy): number {
  return Math.min(policy.loan.productMaximumCents, policy.loan.creditLimitCents);
}
