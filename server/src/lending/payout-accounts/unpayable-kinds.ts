import { mobileMoneyProviders } from '@kopa/contract/payout/mobile-money';
import type { PayoutKind } from '@kopa/contract/policy';
import type { Lender } from '../lender.ts';

/** Kinds of account that the policy offers and the payment provider cannot pay: an order must not end at one. */
export function unpayableKinds({ policy, payments }: Pick<Lender, 'policy' | 'payments'>): PayoutKind[] {
  return policy.payout.kinds.filter((kind) => {
    const banks = kind === 'mobileMoney' ? mobileMoneyProviders : [''];
    return banks.some((bankName) => !payments.pays({ kind, bankName }));
  });
}
