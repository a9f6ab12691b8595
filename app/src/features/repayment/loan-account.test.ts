import { addDays } from '@kopa/contract/calendar';
import type { RepayDetail } from '@kopa/contract/entities';
import { kenya } from '@kopa/contract/policy';
import type { PricingTerms } from '@kopa/contract/pricing';
import { expect, it } from 'vitest';
import { costByDay, everyDay, mostDaysLate } from './loan-account.ts';

const disbursedOn = '2026-10-07';
const dueOn = addDays(disbursedOn, 91);

/** A loan of KSh 10,000 for 91 days, so many days after its money came. */
const after = (
  days: number,
  { terms = kenya.pricing, booked = [] }: { terms?: PricingTerms; booked?: RepayDetail['booked'] } = {},
) =>
  ({
    order: { loanAmount: 1_000_000, tenure: 91 },
    today: addDays(disbursedOn, days),
    dueOn,
    disbursedOn,
    terms,
    booked,
  }) as unknown as RepayDetail;
const rowsOf = (detail: RepayDetail) =>
  costByDay(detail).rows.map(({ name, count, cost, afterDue }) => [name, count, cost.totalCents, afterDue]);

it('the account compares today, the due date and some late days', () => {
  const detail = after(45);
  expect(rowsOf(detail)).toEqual([
    ['today', 0, 1_037_000, false],
    ['due', 46, 1_074_800, false],
    ['late', 7, 1_214_800, true],
  ]);
  expect(costByDay(detail)).toMatchObject({ latePerDayCents: 20_000, mostCents: 2_000_000 });
});

it('the account has the cost of each day of the track, up to 30 days after the due date', () => {
  const { costIn, due, last, compared } = costByDay(after(45));
  expect([due, last, compared.totalCents]).toEqual([46, 76, 1_074_800]);
  expect([0, 37, 46, 49].map((days) => costIn(days).totalCents)).toEqual([
    1_037_000, 1_067_400, 1_074_800, 1_134_800,
  ]);
  expect(costIn(37).day).toBe('2026-12-28');
});

it('the account has one row less on the due date, and looks ahead from today when late', () => {
  expect(rowsOf(after(91))).toEqual([
    ['today', 0, 1_074_800, false],
    ['late', 7, 1_214_800, true],
  ]);
  const late = after(98);
  expect(rowsOf(late)).toEqual([
    ['today', 0, 1_214_800, true],
    ['in', 7, 1_354_800, true],
    ['in', 30, 1_814_800, true],
  ]);
  expect(costByDay(late)).toMatchObject({ due: 0, last: 30, compared: { totalCents: 1_214_800 } });
});

it('the account names no daily charge without a constant one, and no maximum without a cap', () => {
  const free = costByDay(after(45, { terms: { ...kenya.pricing, penaltyBpsPerDay: 0 } }));
  expect(free.latePerDayCents).toBeNull();
  expect(free.rows[2]!.cost.penaltyCents).toBe(0);
  const grows = { ...kenya.pricing, penaltyBase: 'compounding', penaltyCap: 'none' } as const;
  expect(costByDay(after(45, { terms: grows }))).toMatchObject({ latePerDayCents: null, mostCents: null });
});

it('a loan that is written off costs the same on each day, and never more', () => {
  const detail = { ...after(140), writtenOffOn: addDays(disbursedOn, 98) };
  expect(rowsOf(detail).map(([, , cents]) => cents)).toEqual([1_214_800, 1_214_800, 1_214_800]);
  expect(costByDay(detail)).toMatchObject({ latePerDayCents: null, mostCents: 1_214_800 });
  expect(new Set(everyDay(detail).map(({ totalCents }) => totalCents))).toEqual(new Set([1_214_800]));
});

it('the account has each day from today to the last available one, an extension included', () => {
  const days = everyDay(after(45));
  expect([days[0]!.day, days.at(-1)!.day]).toEqual([addDays(disbursedOn, 45), addDays(dueOn, mostDaysLate)]);
  const rollover = { days: 30, feeCents: 9_800, taxCents: 1_800 };
  const extended = after(100, { booked: [{ day: dueOn, cents: 86_400, rollover }] });
  expect(rowsOf(extended).map(([name, count]) => [name, count])).toEqual([
    ['today', 0],
    ['due', 21],
    ['late', 7],
  ]);
  expect(everyDay(extended).at(-1)!.day).toBe(addDays(dueOn, 30 + mostDaysLate));
});
