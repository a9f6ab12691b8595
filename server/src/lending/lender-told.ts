import { lenderPolicy } from '@kopa/contract/calls/lender';
import { mobileMoneyNames } from '@kopa/contract/payout/mobile-money';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Lender } from './lender.ts';

/** The parts of a lender that the app is told about. */
export type Telling = Pick<Lender, 'brand' | 'policy'> & { payments: Pick<Lender['payments'], 'wallet'> };

/** The lender's rules and brand for the app: in the page, and in the answer of `lenderPolicy`. */
export function lenderTold({ brand, policy, payments }: Telling): ResultOf<typeof lenderPolicy> {
  const { id, name } = brand;
  return { brand: { id, name }, policy, wallet: mobileMoneyNames[payments.wallet] };
}
