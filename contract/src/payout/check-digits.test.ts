import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clabeControlDigit, isCardNumber, isClabe, luhnControlDigit } from './check-digits.ts';

const seed = 20_261_121;
const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((each) => each.join(''));

const kinds = [
  { name: 'CLABE', length: 18, holds: isClabe, control: clabeControlDigit },
  { name: 'card number', length: 16, holds: isCardNumber, control: luhnControlDigit },
];

describe.each(kinds)('the control digit of a $name', ({ length, holds, control }) => {
  it('[S3-71] the digit is the only one that fits the others', () => {
    fc.assert(
      fc.property(digits(length - 1), (body) => {
        const fitting = '0123456789'.split('').filter((digit) => holds(body + digit));
        expect(fitting).toEqual([control(body)]);
      }),
      { seed, numRuns: 300 },
    );
  });

  it('[S3-71] every single wrong digit is found', () => {
    fc.assert(
      fc.property(
        digits(length - 1),
        fc.nat(length - 1),
        fc.integer({ min: 1, max: 9 }),
        (body, at, shift) => {
          const right = body + control(body);
          const wrong = String((Number(right[at]) + shift) % 10);
          expect(holds(right.slice(0, at) + wrong + right.slice(at + 1))).toBe(false);
        },
      ),
      { seed, numRuns: 300 },
    );
  });

  it('[S3-71] the input must have the exact number of digits, and only digits', () => {
    fc.assert(
      fc.property(digits(length - 1), (body) => {
        const right = body + control(body);
        for (const other of [right.slice(1), `${right}0`, ` ${right}`, `${right.slice(0, -1)}x`, ''])
          expect(holds(other)).toBe(false);
      }),
      { seed, numRuns: 50 },
    );
  });
});

describe('known numbers', () => {
  it.each(['032180000118359719', '002010077777777771', '646180110400000007'])(
    '[S3-71] %s is a CLABE',
    (number) => {
      expect(isClabe(number)).toBe(true);
    },
  );

  it.each(['4242424242424242', '5555555555554444', '6011111111111117'])(
    '[S3-71] %s is a card number',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );
});
