import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { kenya } from '../policy/index.ts';
import {
  accountThrough,
  costOn,
  costsBetween,
  mostOwedCents,
  openLoan,
  owedCents,
  pay,
  payoffCents,
  toldAccount,
  type PricingTerms,
} from './index.ts';

const disbursedOn = '2026-10-07';
const day = (after: number) => addDays(disbursedOn, after);
const size = { principalCents: 1_000_000, tenureDays: 91 };
const told = (booked: { day: string; cents: number }[], terms: PricingTerms = kenya.pricing) =>
  toldAccount({
    order: { loanAmount: size.principalCents, tenure: size.tenureDays },
    terms,
    disbursedOn,
    booked,
  });

it('the cost by day equals the vectors: on day 45, on the due date, seven days late', () => {
  const account = told([]);
  const [today, due, late] = [45, 91, 98].map((after) => costOn(account, addDays(disbursedOn, after)));
  expect([today!.totalCents, due!.totalCents, late!.totalCents]).toEqual([1_037_000, 1_074_800, 1_214_800]);
  expect(late).toMatchObject({ costCents: 214_800, interestCents: 74_800, penaltyCents: 140_000 });
});

it('the cost of each day in a sequence equals the cost of that day alone, after any payments', () => {
  const payments = fc.array(
    fc.record({ after: fc.nat(130), shillings: fc.integer({ min: 1, max: 4_000 }) }),
    {
      maxLength: 5,
    },
  );
  const changes = fc.record({
    accrual: fc.constantFrom('daily' as const, 'flat' as const),
    interestAfterDue: fc.constantFrom('stop' as const, 'continue' as const),
    penaltyBase: fc.constantFrom('principal' as const, 'overdue' as const, 'compounding' as const),
    penaltyCap: fc.constantFrom('inDuplum' as const, 'none' as const),
    roundingUnitCents: fc.constantFrom(1, 100),
  });
  fc.assert(
    fc.property(payments, changes, (paid, changed) => {
      const terms = { ...kenya.pricing, ...changed };
      const booked = paid
        .toSorted((one, other) => one.after - other.after)
        .map(({ after, shillings }) => ({ day: addDays(disbursedOn, after), cents: shillings * 100 }));
      const account = told(booked, terms);
      const costs = costsBetween(account, account.asOf, addDays(disbursedOn, 170));
      for (const cost of costs) {
        expect(cost.totalCents).toBe(payoffCents(account, cost.day));
        expect(cost).toEqual(costOn(account, cost.day));
        expect(cost.interestCents + cost.penaltyCents).toBe(cost.costCents);
        expect(cost.totalCents - cost.costCents).toBe(account.principalOwedCents);
      }
    }),
    { seed: 20_261_121, numRuns: 100 },
  );
});

it('the cost never exceeds the maximum, and reaches it', () => {
  for (const booked of [[], [{ day: day(30), cents: 300_000 }], [{ day: day(120), cents: 50_000 }]]) {
    const account = told(booked);
    const most = mostOwedCents(account)!;
    for (const after of [45, 91, 92, 130, 200, 700])
      expect(payoffCents(account, day(after))).toBeLessThanOrEqual(most);
    expect(payoffCents(account, day(1_000))).toBe(most);
  }
  expect(mostOwedCents(told([]))).toBe(2_000_000);
  expect(mostOwedCents(told([], { ...kenya.pricing, penaltyCap: 'none' }))).toBeNull();
});

it('the cost of a reported loan equals the actual loan', () => {
  const paidOn = addDays(disbursedOn, 20);
  const { account } = pay(openLoan(size, kenya.pricing, disbursedOn).account, paidOn, 200_000);
  expect(owedCents(accountThrough(told([{ day: paidOn, cents: 200_000 }]), paidOn))).toBe(owedCents(account));
});
