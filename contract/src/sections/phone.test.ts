import { describe, expect, it } from 'vitest';
import file from './kenya-phone-vectors.json' with { type: 'json' };
import { isKenyanMobile, normalisePhone } from './phone.ts';

describe('[S5-15] [S5-16] [S5-17] [S5-18] [S5-28] a phone number', () => {
  for (const { input, proposedNormalised } of file.vectors)
    it(`written ${JSON.stringify(input)} is ${proposedNormalised || 'nothing'}`, () =>
      expect(normalisePhone(input)).toBe(proposedNormalised));

  it('is a mobile number exactly when libphonenumber says so of its normal form', () => {
    for (const { input, mobileValid, proposedNormalised } of file.vectors) {
      // A legacy 234 and stray zeros in front are ours to strip; libphonenumber is asked without them.
      const known =
        file.vectors.find((other) => other.input === proposedNormalised)?.mobileValid ?? mobileValid;
      expect([input, isKenyanMobile(normalisePhone(input))]).toEqual([input, known]);
    }
  });

  it('[S7-106] [S7-107] [S7-108] from the phone book loses 234 or 254, a leading 0 and all but digits', () => {
    for (const written of [
      '+234 712 345 678',
      '234712345678',
      '2340712345678',
      '+2340712345678',
      '+254 (0)712-345-678',
      '0712 345 678',
      '712.345.678',
    ])
      expect([written, normalisePhone(written)]).toEqual([written, '712345678']);
  });
});
