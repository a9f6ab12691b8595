import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { indiaMarket, kenyaMarket, marketSchema, mexicoMarket, nigeriaMarket } from './index.ts';
import { figureText, moneyText } from './money.ts';
import { groupedPhone, isMobile, isPhone, nationalDigits, shownPhone } from './phone.ts';
import { marketValues } from './words.ts';

const markets = [kenyaMarket, mexicoMarket, indiaMarket, nigeriaMarket];
const named = markets.map((market) => [market.code, market] as const);

describe.each(named)('the market %s', (_, market) => {
  const { phone } = market;

  it('is what a phone can read, and arrives unchanged', () => {
    expect(z.parse(marketSchema, JSON.parse(JSON.stringify(market)))).toEqual(market);
    expect(phone.groups.reduce((sum, size) => sum + size, 0)).toBe(phone.digits);
    expect([isMobile(phone.example, market), phone.example.length]).toEqual([true, phone.digits]);
  });

  it('reads its numbers with calling code, trunk prefix or neither, and with any punctuation', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const tail = fc.array(digit, { minLength: 6, maxLength: 6 }).map((digits) => digits.join(''));
    const mobile = tail.map((digits) => phone.example.slice(0, phone.digits - 6) + digits);
    fc.assert(
      fc.property(mobile, (national) => {
        const written = [
          national,
          phone.trunk + national,
          phone.callingCode + national,
          `+${phone.callingCode}${phone.trunk}${national}`,
          `00${phone.callingCode}${national}`,
          `+234${national}`,
          shownPhone(national, market).replaceAll(' ', '-'),
          `(${groupedPhone(national, market)})`,
        ];
        for (const each of written) expect([each, nationalDigits(each, market)]).toEqual([each, national]);
        expect([national, isMobile(national, market), isPhone(national, market)]).toEqual([
          national,
          true,
          true,
        ]);
      }),
      { seed: 45, numRuns: 200 },
    );
  });

  it('refuses a number that is too short, too long, or no digits', () => {
    for (const wrong of ['', 'abc', phone.example.slice(1), `${phone.example}0`, '١٢٣٤٥٦٧٨٩٠'])
      expect([wrong, isMobile(wrong, market)]).toEqual([wrong, false]);
  });
});

describe('a number of one market', () => {
  it.each([
    ['mx', mexicoMarket, '55 1234 5678', ['1234567890', '0551234567']],
    ['in', indiaMarket, '98123 45678', ['5812345678', '0981234567']],
    ['ng', nigeriaMarket, '803 123 4567', ['6031234567', '2031234567', '8192345678']],
    ['ke', kenyaMarket, '712 345 678', ['612345678', '812345678']],
  ] as const)('of %s is shown in its groups, and others are none', (_, market, shown, wrong) => {
    expect(groupedPhone(market.phone.example, market)).toBe(shown);
    for (const each of wrong) expect([each, isMobile(each, market)]).toEqual([each, false]);
  });

  it('[S9-09] has the prefix +254 in Kenya', () => {
    expect(shownPhone('712345678', kenyaMarket)).toBe('+254 712 345 678');
  });
});

describe('money', () => {
  it('[S9-01] has the symbol of its market before the figure', () => {
    expect(markets.map(({ currency }) => moneyText(1_000_000, currency))).toEqual([
      'KSh 10,000',
      '$10,000',
      '₹10,000',
      '₦10,000',
    ]);
    expect(moneyText(1_764, kenyaMarket.currency)).toBe('KSh 17.64');
    expect(marketValues(mexicoMarket)).toMatchObject({ currency: '$', currencyBefore: '$' });
    expect(marketValues(kenyaMarket)).toMatchObject({ currency: 'KSh', currencyBefore: 'KSh ' });
  });

  it('has as many decimals as its currency, and only where they are not zero', () => {
    expect(figureText(123_456, { decimals: 0 })).toBe('123,456');
    expect(figureText(1_234_005, { decimals: 3 })).toBe('1,234.005');
    expect([5, 50, -5, -123_450, 0].map((amount) => figureText(amount, { decimals: 2 }))).toEqual([
      '0.05',
      '0.50',
      '-0.05',
      '-1,234.50',
      '0',
    ]);
  });

  it('says the same as the figures of Intl, whatever the amount', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        const minimumFractionDigits = amount % 100 === 0 ? 0 : 2;
        const known = (amount / 100).toLocaleString('en-KE', { minimumFractionDigits });
        expect(figureText(amount, { decimals: 2 })).toBe(known);
      }),
      { seed: 45, numRuns: 500 },
    );
  });
});

it('a market whose pattern is none cannot be read', () => {
  const broken = { ...kenyaMarket, phone: { ...kenyaMarket.phone, mobile: '(' } };
  expect(z.safeParse(marketSchema, broken).success).toBe(false);
});

it.each(['', 'Africa/Nairobi', '03:00', '+3:00', '+25:00', '-06:60'])(
  'a market has no clocks of "%s"',
  (utcOffset) => {
    expect(z.safeParse(marketSchema, { ...kenyaMarket, utcOffset }).success).toBe(false);
  },
);
