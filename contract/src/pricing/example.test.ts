import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kenya } from '../policy/index.ts';
import { exampleLoan, highestAprBps } from './example.ts';
import { quote } from './quote.ts';

const product = {
  minimumCents: kenya.loan.minimumCents,
  maximumCents: kenya.loan.creditLimitCents,
  stepCents: kenya.loan.stepCents,
  offeredDays: kenya.tenure.offeredDays,
  terms: kenya.pricing,
};

const nearest = (...offeredDays: number[]) => exampleLoan({ ...product, offeredDays }).tenureDays;

describe('the example', () => {
  it('[S1-40] the example is KSh 10,000 over 91 days with KSh 748 of interest', () => {
    expect(exampleLoan(product)).toEqual({ principalCents: 1_000_000, tenureDays: 91 });
    expect(quote(exampleLoan(product), product.terms).interestCents).toBe(74_800);
  });

  it('the example has the offered tenure nearest to 91 days, of two equally near the first', () => {
    expect([nearest(30, 120), nearest(120, 30), nearest(61, 121), nearest(121, 61)]).toEqual([
      120, 120, 61, 121,
    ]);
  });

  it('the highest yearly cost is also that of a product with one amount', () => {
    const one = { ...product, minimumCents: 1_000_000, maximumCents: 1_000_000, offeredDays: [91] };
    expect(highestAprBps(one)).toBe(3_506);
  });

  it('the example exists for any product', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 0, max: 400 }),
        fc.uniqueArray(fc.integer({ min: 61, max: 730 }), { minLength: 1, maxLength: 8 }),
        (minimum, step, steps, offeredDays) => {
          const choices = {
            minimumCents: minimum * 100,
            stepCents: step * 100,
            maximumCents: (minimum + step * steps) * 100,
            offeredDays,
          };
          const { principalCents, tenureDays } = exampleLoan(choices);
          expect(offeredDays).toContain(tenureDays);
          expect(principalCents).toBeGreaterThanOrEqual(choices.minimumCents);
          expect(principalCents).toBeLessThanOrEqual(choices.maximumCents);
          expect((principalCents - choices.minimumCents) % choices.stepCents).toBe(0);
        },
      ),
      { seed: 7 },
    );
  });

  it('the example never exceeds the stated highest yearly cost', () => {
    const highest = highestAprBps(product);
    expect(highest).toBeGreaterThanOrEqual(quote(exampleLoan(product), product.terms).aprBps);
    expect(quote({ principalCents: 100_000, tenureDays: 91 }, product.terms).aprBps).toBeLessThanOrEqual(
      highest,
    );
  });
});
