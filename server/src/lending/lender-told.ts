import { lenderPolicy } from '@kopa/contract/calls/lender';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Lender } from './lender.ts';

/** What the app is told of the lender: in the page, and by the call `lenderPolicy`. */
export function lenderTold({ policy }: Pick<Lender, 'policy'>): ResultOf<typeof lenderPolicy> {
  return { brand: 'easycash', policy };
}
