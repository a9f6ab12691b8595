import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { repayAmountField } from './repay-amount-field.ts';

const field = repayAmountField(1_074_800, { minimumCents: 50_000, rule: 'atLeast' });

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
