import { addDays } from '@kopa/contract/calendar';
import type { RepayDetail } from '@kopa/contract/entities';
import { kenya } from '@kopa/contract/policy';
import type { PricingTerms } from '@kopa/contract/pricing';
import { expect, it } from 'vitest';
import { costByDay, everyDay, firstDays, mostDaysLate } from './loan-account.ts';

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
const rowsOf = (detail: RepayDetail, days: number) =>
  costByDay(detail, days).rows.map(({ name, count, cost, afterDue }) => [
    name,
    count,
    cost.totalCents,
    afterDue,
  ]);

it('the account compares today, the due date and some late days', () => {
  const detail = after(45);
  expect(firstDays(detail)).toBe(7);
  expect(rowsOf(detail, 7)).toEqual([
    ['today', 0, 1_037_000, false],
    ['due', 46, 1_074_800, false],
    ['late', 7, 1_214_800, true],
  ]);
  expect(costByDay(detail, 7)).toMatchObject({ latePerDayCents: 20_000, mostCents: 2_000_000 });
});

it('the account has one row less on the due date, and looks ahead from today when late', () => {
  expect(rowsOf(after(91), 1)).toEqual([
    ['today', 0, 1_074_800, false],
    ['late', 1, 1_094_800, true],
  ]);
  const late = after(98);
  expect(firstDays(late)).toBe(30);
  expect(rowsOf(late, 30)).toEqual([
    ['today', 0, 1_214_800, true],
    ['in', 7, 1_354_800, true],
    ['in', 30, 1_814_800, true],
  ]);
  expect(costByDay(late, 30).bounds.min).toBeGreaterThan(7);
});

it('the account names no daily charge without a constant one, and no maximum without a cap', () => {
  const free = costByDay(after(45, { terms: { ...kenya.pricing, penaltyBpsPerDay: 0 } }), 7);
  expect(free.latePerDayCents).toBeNull();
  expect(free.rows[2]!.cost.penaltyCents).toBe(0);
  const grows = { ...kenya.pricing, penaltyBase: 'compounding', penaltyCap: 'none' } as const;
  expect(costByDay(after(45, { terms: grows }), 7)).toMatchObject({ latePerDayCents: null, mostCents: null });
});

it('the account has each day from today to the last available one, an extension included', () => {
  const days = everyDay(after(45));
  expect([days[0]!.day, days.at(-1)!.day]).toEqual([addDays(disbursedOn, 45), addDays(dueOn, mostDaysLate)]);
  const rollover = { days: 30, feeCents: 9_800, taxCents: 1_800 };
  const extended = after(100, { booked: [{ day: dueOn, cents: 86_400, rollover }] });
  expect(rowsOf(extended, 7).map(([name, count]) => [name, count])).toEqual([
    ['today', 0],
    ['due', 21],
    ['late', 7],
  ]);
  expect(everyDay(extended).at(-1)!.day).toBe(addDays(dueOn, 30 + mostDaysLate));
});
