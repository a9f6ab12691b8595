import type { Charge } from '@kopa/contract';
import type { Journal } from './post.ts';

/** What the charges of a kind come to, in cents. */
export function chargedCents(charges: readonly Charge[], kind: Charge['kind']): number {
  return charges.reduce((sum, charge) => sum + (charge.kind === kind ? charge.cents : 0), 0);
}

/** The entries of a charge; a negative amount reverses a charge. */
export function chargeSides(kind: Charge['kind'], cents: number): Journal['sides'] {
  return kind === 'interest'
    ? { interestReceivable: cents, interestIncome: -cents }
    : { penaltyReceivable: cents, penaltyIncome: -cents };
}
