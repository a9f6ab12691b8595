import { mobileMoneyProviders } from '@kopa/contract/payout/mobile-money';
import type { PayoutKind } from '@kopa/contract/policy';
import type { Lender } from '../lender.ts';

/**
 * Account kinds of the policy that the payment provider cannot pay, or only partly; unpayable accounts are
 * refused.
 */
export function unpayableKinds({ policy, payments }: Pick<Lender, 'policy' | 'payments'>): PayoutKind[] {
  return policy.payout.kinds.filter((kind) =>
    banksOf(kind).some((bankName) => !payments.pays({ kind, bankName })),
  );
}

/** Whether the payment provider can pay none of the policy's account kinds. */
export function paysNothing({ policy, payments }: Pick<Lender, 'policy' | 'payments'>): boolean {
  return policy.payout.kinds.every((kind) =>
    banksOf(kind).every((bankName) => !payments.pays({ kind, bankName })),
  );
}

function banksOf(kind: PayoutKind): readonly string[] {
  return kind === 'mobileMoney' ? mobileMoneyProviders : [''];
}
