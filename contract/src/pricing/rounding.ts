/**
 * Rounds a fraction of cents half-up to a unit, exactly and once: `numerator / denominator` cents become a
 * multiple of `unitCents` (100 = whole unit, 1 = cent). All three are non-negative integers.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint, unitCents: number): number {
  const step = denominator * BigInt(unitCents);
  return Number((2n * numerator + step) / (2n * step)) * unitCents;
}

/** The product of integers as a bigint, so that no intermediate result loses a cent. */
export function product(...factors: number[]): bigint {
  return factors.reduce((all, factor) => all * BigInt(factor), 1n);
}
