import type { Currency } from '../market/market.ts';
import { wholeUnit } from '../market/money.ts';

/** The reasons of an invalid amount. */
export type RepayAmountError = 'amountNotInteger' | 'amountBelowMinimum' | 'amountAboveBalance';

type Decimals = Pick<Currency, 'decimals'>;

/** S5-38, S5-39: the minimum payment, inclusive (`atLeast`) or exclusive (`moreThan`). */
export interface RepayMinimum {
  minimumCents: number;
  rule: 'atLeast' | 'moreThan';
}

/** The smallest part payment in cents, and the amount that a part payment must exceed. */
export function smallestPart(
  { minimumCents, rule }: RepayMinimum,
  currency: Decimals,
): { leastCents: number; aboveCents: number } {
  const unit = wholeUnit(currency);
  const leastCents = inWholeUnits(rule === 'atLeast' ? minimumCents : minimumCents + 1, currency);
  return { leastCents, aboveCents: leastCents - unit };
}

/** The next amount without decimals: 1,074,795 becomes 1,074,800. */
export function inWholeUnits(amount: number, currency: Decimals): number {
  const unit = wholeUnit(currency);
  return Math.ceil(amount / unit) * unit;
}

/**
 * Reads a typed amount: whole units (S5-37), from the minimum up to the balance. The whole balance can always
 * be paid, also below the minimum.
 */
export function readRepayAmount(
  text: string,
  balanceCents: number,
  minimum: RepayMinimum,
  currency: Decimals,
): { cents: number } | { error: RepayAmountError } {
  if (!/^\d{1,9}$/.test(text)) return { error: 'amountNotInteger' };
  const cents = Number(text) * wholeUnit(currency);
  const error = checkRepayAmount(cents, balanceCents, minimum, currency);
  return error ? { error } : { cents };
}

/** The same check on cents, for the server. */
export function checkRepayAmount(
  cents: number,
  balanceCents: number,
  minimum: RepayMinimum,
  currency: Decimals,
): RepayAmountError | null {
  if (!Number.isSafeInteger(cents) || cents % wholeUnit(currency) !== 0 || cents <= 0)
    return 'amountNotInteger';
  // A balance with cents (cent rounding) is paid in full by the next whole unit: M-Pesa has no cents.
  const payableCents = inWholeUnits(balanceCents, currency);
  if (cents > payableCents) return 'amountAboveBalance';
  return cents >= smallestPart(minimum, currency).leastCents || cents === payableCents
    ? null
    : 'amountBelowMinimum';
}
