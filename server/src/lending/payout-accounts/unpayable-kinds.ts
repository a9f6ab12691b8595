import { mobileMoneyProviders } from '@kopa/contract/payout/mobile-money';
import type { PayoutKind } from '@kopa/contract/policy';
import type { Lender } from '../lender.ts';

/** Kinds of account that the policy offers and the payment provider cannot pay, or only some of; those it cannot are refused. */
export function unpayableKinds({ policy, payments }: Pick<Lender, 'policy' | 'payments'>): PayoutKind[] {
  return policy.payout.kinds.filter((kind) =>
    banksOf(kind).some((bankName) => !payments.pays({ kind, bankName })),
  );
}

/** Whether the payment provider can pay nothing that the policy offers. */
export function paysNothing({ policy, payments }: Pick<Lender, 'policy' | 'payments'>): boolean {
  return policy.payout.kinds.every((kind) =>
    banksOf(kind).every((bankName) => !payments.pays({ kind, bankName })),
  );
}

function banksOf(kind: PayoutKind): readonly string[] {
  return kind === 'mobileMoney' ? mobileMoneyProviders : [''];
}
