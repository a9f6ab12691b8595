import type { ProofReview } from '@kopa/contract/desk/proof-entities';

/** The receipt of the payment that the proof names, or of the only one of its sum and day; '' without one. */
export function likelyOf({ payments }: ProofReview): string {
  const named = payments.find(({ agrees }) => agrees.receipt === true);
  const alike = payments.filter(({ agrees }) => agrees.receipt === null && agrees.amount && agrees.day);
  return (named ?? (alike.length === 1 ? alike[0] : undefined))?.receipt ?? '';
}
