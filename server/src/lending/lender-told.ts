import { lenderPolicy } from '@kopa/contract/calls/lender';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Lender } from './lender.ts';

/** What the app is told of the lender: in the page, and by the call `lenderPolicy`. */
export function lenderTold({
  brand,
  policy,
}: Pick<Lender, 'brand' | 'policy'>): ResultOf<typeof lenderPolicy> {
  const { id, name, mark } = brand;
  return { brand: { id, name, mark }, policy };
}
