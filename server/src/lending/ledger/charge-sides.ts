import type { Charge } from '@kopa/contract';
import type { Journal } from './post.ts';

/** The entries of a charge; a negative amount reverses a charge. */
export function chargeSides(kind: Charge['kind'], cents: number): Journal['sides'] {
  return kind === 'interest'
    ? { interestReceivable: cents, interestIncome: -cents }
    : { penaltyReceivable: cents, penaltyIncome: -cents };
}
