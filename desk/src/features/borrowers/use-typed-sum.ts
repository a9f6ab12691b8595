import { wholeUnit } from '@kopa/contract/market/money';
import { useState } from 'react';
import { market } from '../../shared/lender/lender.ts';

/** A sum that is typed in units of the currency, and its integer cents; 0 while nothing is typed. */
export function useTypedSum(initialCents: number) {
  const unit = wholeUnit(market().currency);
  const [digits, setDigits] = useState(initialCents > 0 ? String(Math.floor(initialCents / unit)) : '');
  return {
    cents: Math.round(Number(digits || 0) * unit),
    field: { value: digits, onValue: setDigits },
  };
}
