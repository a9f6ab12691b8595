/** The reasons of an invalid amount. */
export type RepayAmountError = 'amountNotInteger' | 'amountBelowMinimum' | 'amountAboveBalance';

/** S5-38, S5-39: the minimum payment, inclusive (`atLeast`) or exclusive (`moreThan`). */
export interface RepayMinimum {
  minimumCents: number;
  rule: 'atLeast' | 'moreThan';
}

/**
 * Reads a typed amount: whole units (S5-37), from the minimum up to the balance. The whole balance can always
 * be paid, also below the minimum.
 */
export function readRepayAmount(
  text: string,
  balanceCents: number,
  minimum: RepayMinimum,
): { cents: number } | { error: RepayAmountError } {
  if (!/^\d{1,9}$/.test(text)) return { error: 'amountNotInteger' };
  const error = checkRepayAmount(Number(text) * 100, balanceCents, minimum);
  return error ? { error } : { cents: Number(text) * 100 };
}

/** The same check on cents, for the server. */
export function checkRepayAmount(
  cents: number,
  balanceCents: number,
  minimum: RepayMinimum,
): RepayAmountError | null {
  if (!Number.isSafeInteger(cents) || cents % 100 !== 0 || cents <= 0) return 'amountNotInteger';
  // A balance with cents (cent rounding) is paid in full by the next whole unit: M-Pesa has no cents.
  const payableCents = Math.ceil(balanceCents / 100) * 100;
  if (cents > payableCents) return 'amountAboveBalance';
  const enough = minimum.rule === 'atLeast' ? cents >= minimum.minimumCents : cents > minimum.minimumCents;
  return enough || cents === payableCents ? null : 'amountBelowMinimum';
}
