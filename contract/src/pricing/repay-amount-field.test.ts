import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kenyaMarket } from '../market/kenya.ts';
import { checkRepayAmount, readRepayAmount } from './repay-amount.ts';
import { repayAmountField } from './repay-amount-field.ts';

const { currency } = kenyaMarket;
const field = repayAmountField(1_074_800, { minimumCents: 50_000, rule: 'atLeast' }, currency);

it.each([
  ['', 'amountNotInteger'],
  ['500.5', 'amountNotInteger'],
  ['499', 'amountBelowMinimum'],
  ['10749', 'amountAboveBalance'],
  ['500', undefined],
  ['10748', undefined],
])('[S5-37][S5-38][S5-39] an amount typed as "%s": %s', (text, key) => {
  expect(z.safeParse(field, text).error?.issues[0]?.message).toBe(key);
});

it.each([
  [0, { cents: 501 }, 'amountAboveBalance'],
  [2, { cents: 50_100 }, 'amountNotInteger'],
  [3, { cents: 501_000 }, 'amountNotInteger'],
] as const)('with %i decimals, a typed amount is whole units of the currency', (decimals, read, wrong) => {
  const unit = 10 ** decimals;
  const minimum = { minimumCents: 500 * unit, rule: 'atLeast' } as const;
  expect(readRepayAmount('501', 1_000 * unit, minimum, { decimals })).toEqual(read);
  expect(readRepayAmount('499', 1_000 * unit, minimum, { decimals })).toEqual({
    error: 'amountBelowMinimum',
  });
  expect(checkRepayAmount(1_000 * unit + 1, 1_000 * unit, minimum, { decimals })).toBe(wrong);
  // The next whole unit pays a balance with decimals in full.
  const balance = 32 * unit + Math.floor(unit / 2);
  const whole = decimals === 0 ? 32 : 33;
  expect(readRepayAmount(String(whole), balance, minimum, { decimals })).toEqual({ cents: whole * unit });
});
