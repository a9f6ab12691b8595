import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { kenya } from '../policy/index.ts';
import { explainedCharges, loanCharges, type BookedPayment, type PricingTerms } from './index.ts';

const disbursedOn = '2026-01-05';
const day = (after: number) => addDays(disbursedOn, after);
const size = { principalCents: 1_000_000, tenureDays: 91 };
const daily = { size, terms: kenya.pricing, disbursedOn };
const flat = { ...daily, terms: { ...kenya.pricing, accrual: 'flat' } satisfies PricingTerms };

/** The interest of a day, of which a cap leaves nothing out. */
const interest = (after: number, cents: number, basis: object) => ({
  day: day(after),
  kind: 'interest',
  cents,
  basis: { roomCents: null, ...basis },
});

describe('the explained charges', () => {
  it('a day is charged the rounded interest so far less that of the days before: 8.22, 16.44, 24.66', () => {
    expect(explainedCharges(daily, [], day(3))).toEqual([
      interest(1, 800, { baseCents: 1_000_000, days: 1, soFarCents: 800, beforeCents: 0 }),
      interest(2, 800, { baseCents: 1_000_000, days: 2, soFarCents: 1_600, beforeCents: 800 }),
      interest(3, 900, { baseCents: 1_000_000, days: 3, soFarCents: 2_500, beforeCents: 1_600 }),
    ]);
  });

  it('a payment of principal begins a new count with the base that is left: 7.40 of 9,000', () => {
    const paid = [{ key: 'A', day: day(3), cents: 102_500 }];
    expect(explainedCharges(daily, paid, day(4)).at(-1)).toEqual(
      interest(4, 700, { baseCents: 900_000, days: 1, soFarCents: 700, beforeCents: 0 }),
    );
  });

  it('the due date has no cap yet; the first late day has what the cap leaves', () => {
    const charges = explainedCharges(daily, [], day(92));
    expect(charges.find((charge) => charge.day === day(91))).toMatchObject({
      kind: 'interest',
      basis: { days: 91, soFarCents: 74_800, roomCents: null },
    });
    expect(charges.at(-1)).toEqual({
      day: day(92),
      kind: 'penalty',
      cents: 20_000,
      basis: { baseCents: 1_000_000, days: 1, soFarCents: 20_000, beforeCents: 0, roomCents: 925_200 },
    });
  });

  it('flat interest is one charge of the whole tenure, and one of an extension: 246.58 for 30 days', () => {
    const rollover = { days: 30, feeCents: 9_800, taxCents: 1_800 };
    const paid = [{ key: 'A', day: day(91), cents: 86_400, rollover }];
    expect(explainedCharges(flat, paid, day(100))).toEqual([
      interest(0, 74_800, { baseCents: 1_000_000, days: 91, soFarCents: 74_800, beforeCents: 0 }),
      interest(91, 24_700, { baseCents: 1_000_000, days: 30, soFarCents: 24_700, beforeCents: 0 }),
    ]);
  });

  it.each([
    ['daily', daily],
    ['flat', flat],
  ])(
    'the explained charges are those of the loan, with %s interest, an early extension and delay',
    (_, start) => {
      const rollover = { days: 30, feeCents: 9_800, taxCents: 1_800 };
      const facts: BookedPayment[] = [
        { key: 'A', day: day(20), cents: 200_000 },
        { key: 'B', day: day(80), cents: 90_000, rollover },
        { key: 'C', day: day(130), cents: 50_000 },
      ];
      const plain = explainedCharges(start, facts, day(140)).map(({ day: on, kind, cents }) => ({
        day: on,
        kind,
        cents,
      }));
      expect(plain).toEqual(loanCharges(start, facts, day(140)));
      expect(plain.some(({ kind }) => kind === 'penalty')).toBe(true);
    },
  );
});
