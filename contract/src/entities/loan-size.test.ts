import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loanSizeOf } from './loan-size.ts';

const size = loanSizeOf({
  minimumCents: 100_000,
  maximumCents: 5_000_000,
  stepCents: 50_000,
  offeredDays: [91, 120],
});
const keysOf = (principalCents: unknown, tenureDays: unknown) => {
  const found = z.safeParse(size, { principalCents, tenureDays }).error?.issues ?? [];
  return [...new Set(found.map(({ message }) => message))];
};

describe('the size of a loan', () => {
  it.each([
    [100_000, 91],
    [5_000_000, 120],
    [150_000, 91],
  ])('[S2-41] %i is possible for %i days', (cents, days) => {
    expect(keysOf(cents, days)).toEqual([]);
  });

  it.each([50_000, 5_050_000, 150_001, 150_000.5, Number.NaN, null])(
    'an amount of %s cents is impossible',
    (cents) => {
      expect(keysOf(cents, 91)).toEqual(['loanAmount.invalid']);
    },
  );

  it.each([90, 0, 91.5, '91'])('a tenure of %s days is impossible', (days) => {
    expect(keysOf(100_000, days)).toEqual(['tenure.invalid']);
  });
});
