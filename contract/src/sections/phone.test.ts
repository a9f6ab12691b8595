import { describe, expect, it } from 'vitest';
import file from './kenya-phone-vectors.json' with { type: 'json' };
import { isMobile, isPhone, nationalDigits } from '../market/phone.ts';
import { kenya } from '../policy/editions.ts';
import { typedContactPhone, typedPhone } from './phone.ts';

const normalisePhone = (raw: string) => nationalDigits(raw, kenya.market);
const isKenyanMobile = (national: string) => isMobile(national, kenya.market);
const isKenyanPhone = (national: string) => isPhone(national, kenya.market);

describe('a phone number', () => {
  for (const { input, proposedNormalised } of file.vectors)
    it(`the number ${JSON.stringify(input)} is ${proposedNormalised || 'nothing'}`, () =>
      expect(normalisePhone(input)).toBe(proposedNormalised));

  it('a number is a mobile number exactly if libphonenumber accepts its normal form', () => {
    for (const { input, mobileValid, proposedNormalised } of file.vectors) {
      // A legacy 234 and stray zeros in front are ours to strip; libphonenumber is asked without them.
      const known =
        file.vectors.find((other) => other.input === proposedNormalised)?.mobileValid ?? mobileValid;
      expect([input, isKenyanMobile(normalisePhone(input))]).toEqual([input, known]);
    }
  });

  it('[S7-106] [S7-107] [S7-108] a number from the phone book loses 234 or 254, a leading 0 and all non-digits', () => {
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

describe('a phone number while it is typed', () => {
  const afterPrefix = { ...kenya, phone: { cut: 'afterPrefix' } } as const;
  const firstNine = { ...kenya, phone: { cut: 'firstNine' } } as const;

  it('[S1-04] [S5-16] [S5-18] the number loses its prefix as soon as the prefix is certain, in a field of nine digits', () => {
    for (const written of ['+254712345678', '254 0712 345 678', '0712345678', '234712345678', '712345678']) {
      const typed = [...written].reduce((held, key) => typedPhone(held + key, afterPrefix).slice(0, 9), '');
      expect([written, typed]).toEqual([written, '712345678']);
    }
  });

  it('[S5-15] [S5-16] [S5-17] [S5-18] the number loses 0, 254 and +254 before nine digits are counted', () => {
    for (const { input, proposedNormalised } of file.vectors)
      expect([input, typedPhone(input, afterPrefix)]).toEqual([input, proposedNormalised]);
    for (const written of ['0712345678', '254712345678', '+254 712 345 678', '712345678'])
      expect(typedPhone(written, afterPrefix)).toBe('712345678');
  });

  it('[S5-15] [S5-16] [S5-17] [S5-18] the number is its first nine digits in the other reading, where 0712345678 is invalid', () => {
    for (const { input } of file.vectors) {
      const digits = input.replace(/\D/g, '').slice(0, 9);
      expect([input, typedPhone(input, firstNine)]).toEqual([input, digits]);
    }
    expect(typedPhone('0712345678', firstNine)).toBe('071234567');
    expect(isKenyanMobile(typedPhone('0712345678', firstNine))).toBe(false);
    expect(isKenyanMobile(typedPhone('712345678', firstNine))).toBe(true);
  });

  it("[S5-28] [S5-29] [S5-30] a contact's number has ten digits with a leading 0, else nine, or loses its prefix", () => {
    for (const [written, cut, normalised] of [
      ['0712345678', '712345678', '712345678'],
      ['07123456789', '712345678', '7123456789'],
      ['7123456789', '712345678', '7123456789'],
      ['071-234 5678x', '712345678', '712345678'],
      ['+254712345678', '254712345', '712345678'],
      ['', '', ''],
    ] as const)
      expect([
        written,
        typedContactPhone(written, firstNine),
        typedContactPhone(written, afterPrefix),
      ]).toEqual([written, cut, normalised]);
  });

  it("a company's number may be a land line with an area code", () => {
    for (const right of ['712345678', '202345678', '51234567']) expect(isKenyanPhone(right)).toBe(true);
    for (const wrong of ['', '2345678', '2023456789', '912345678', '171234567'])
      expect([wrong, isKenyanPhone(wrong)]).toEqual([wrong, false]);
  });
});
