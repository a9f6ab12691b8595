import { expect, it } from 'vitest';
import { dialCodeOf, mobileMoneyNames, mobileMoneyProviders } from './mobile-money.ts';

it('each wallet has a dial code under its proper name, another name has none', () => {
  expect(dialCodeOf('M-Pesa')).toBe('*334#');
  for (const provider of mobileMoneyProviders)
    expect(dialCodeOf(mobileMoneyNames[provider])).toMatch(/^\*\d{3}#$/);
  expect([dialCodeOf('MPESA'), dialCodeOf('Wave'), dialCodeOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
