import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { kenya } from '../policy/index.ts';
import {
  accountThrough,
  chargeThrough,
  inOrder,
  loanCharges,
  loanHistory,
  mostOwedCents,
  openLoan,
  owedCents,
  pay,
  type PricingTerms,
} from './index.ts';

const disbursedOn = '2026-01-05';
const seeded = { seed: 20_261_121, numRuns: 300 };

const anyTerms = fc
  .record({
    interest: fc.oneof(
      fc.record({ basis: fc.constant('annual' as const), annualBps: fc.integer({ min: 0, max: 3600 }) }),
      fc.record({ basis: fc.constant('daily' as const), dailyPpm: fc.integer({ min: 0, max: 986 }) }),
    ),
    accrual: fc.constantFrom('daily' as const, 'flat' as const),
    interestAfterDue: fc.constantFrom('stop' as const, 'continue' as const),
    penaltyBpsPerDay: fc.constantFrom(0, 100, 200),
    penaltyBase: fc.constantFrom(undefined, 'principal' as const, 'overdue' as const, 'compounding' as const),
    penaltyCap: fc.constantFrom('inDuplum' as const, 'none' as const),
    roundingUnitCents: fc.constantFrom(1, 100),
  })
  .map(({ penaltyBase, ...rest }): PricingTerms => ({
    ...kenya.pricing,
    ...rest,
    ...(penaltyBase && { penaltyBase }),
  }));
const anySize = fc.record({
  principalCents: fc.integer({ min: 10, max: 600 }).map((hundreds) => hundreds * 10_000),
  tenureDays: fc.integer({ min: 91, max: 180 }),
});
const anyPayments = fc
  .array(fc.record({ after: fc.nat(300), shillings: fc.integer({ min: 1, max: 9_000 }) }), { maxLength: 8 })
  .map((all) =>
    all.map(({ after, shillings }, index) => ({
      key: `R${index}`,
      day: addDays(disbursedOn, after),
      cents: shillings * 100,
    })),
  );

const on = (key: string, after: number) => ({ key, day: addDays(disbursedOn, after), cents: 100 });

describe('the history of a loan', () => {
  it('the history is the same without a walk over each day', () => {
    fc.assert(
      fc.property(anyTerms, anySize, anyPayments, fc.nat(400), (terms, size, payments, later) => {
        let slow = openLoan(size, terms, disbursedOn).account;
        for (const { day, cents } of [...payments].sort((a, b) =>
          a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
        ))
          slow = pay(slow, day, cents).account;
        const { account } = loanHistory({ size, terms, disbursedOn }, payments);
        expect(account).toEqual(slow);
        const end = addDays(account.asOf, later);
        expect(accountThrough(account, end)).toEqual(chargeThrough(slow, end).account);
      }),
      seeded,
    );
  });

  it('payments are ordered by day, and within a day as they were reported', () => {
    const facts = [on('D', 3), on('A', 1), on('C', 2), on('B', 1)];
    expect(inOrder(facts).map(({ key }) => key)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('the history is the same in any order of arrival', () => {
    const shuffled = anyPayments.chain((payments) =>
      fc.tuple(
        fc.constant(payments),
        fc.shuffledSubarray(payments, { minLength: payments.length, maxLength: payments.length }),
      ),
    );
    fc.assert(
      fc.property(anyTerms, anySize, shuffled, (terms, size, [payments, other]) => {
        const start = { size, terms, disbursedOn };
        const end = addDays(disbursedOn, 400);
        expect(loanHistory(start, other).account).toEqual(loanHistory(start, payments).account);
        expect(loanCharges(start, other, end)).toEqual(loanCharges(start, payments, end));
      }),
      seeded,
    );
  });

  it('a loan that is written off is charged as agreed through that day, and never for a later one', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anySize,
        anyPayments,
        fc.integer({ min: 1, max: 200 }),
        (terms, size, payments, late) => {
          const start = { size, terms, disbursedOn };
          const writtenOffOn = addDays(disbursedOn, size.tenureDays + late);
          const off = { ...start, writtenOffOn };
          const end = addDays(disbursedOn, 700);
          const charges = loanCharges(off, payments, end);
          const known = payments.filter((payment) => payment.day <= writtenOffOn);
          expect(charges).toEqual(loanCharges(start, known, writtenOffOn));
          const { account, allocations } = loanHistory(off, payments);
          expect(accountThrough(account, end)).toEqual(chargeThrough(account, end).account);
          const after = accountThrough(account, end);
          expect(owedCents(after)).toBe(owedCents(accountThrough(account, writtenOffOn)));
          expect(after.chargedCents).toBe(charges.reduce((all, charge) => all + charge.cents, 0));
          expect(mostOwedCents(account)).toBe(owedCents(after));
          for (const { key, cents } of payments)
            expect(Object.values(allocations.get(key) ?? {}).reduce((all, part) => all + part, 0)).toBe(
              cents,
            );
        },
      ),
      seeded,
    );
  });

  it('the history lists its charges, and allocates each payment completely', () => {
    fc.assert(
      fc.property(anyTerms, anySize, anyPayments, fc.nat(400), (terms, size, payments, later) => {
        const start = { size, terms, disbursedOn };
        const { account, allocations } = loanHistory(start, payments);
        const end = addDays(account.asOf, later);
        const after = accountThrough(account, end);
        const charges = loanCharges(start, payments, end);
        const sum = (kind: string) =>
          charges.reduce((all, charge) => all + (charge.kind === kind ? charge.cents : 0), 0);
        expect(sum('interest')).toBe(after.interestChargedCents);
        expect(sum('interest') + sum('penalty')).toBe(after.chargedCents);
        for (const { key, cents } of payments)
          expect(Object.values(allocations.get(key) ?? {}).reduce((all, part) => all + part, 0)).toBe(cents);
        expect(after.paidCents + owedCents(after)).toBe(size.principalCents + after.chargedCents);
        if (terms.penaltyCap === 'inDuplum')
          expect(after.paidCents + owedCents(after)).toBeLessThanOrEqual(2 * size.principalCents);
      }),
      seeded,
    );
  });
});

/** The penalty after some days late, without a cap. */
const late = (penaltyBase: NonNullable<PricingTerms['penaltyBase']>, days: number) => {
  const terms: PricingTerms = { ...kenya.pricing, penaltyBase, penaltyCap: 'none' };
  const { account } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, terms, disbursedOn);
  return accountThrough(account, addDays(account.dueOn, days)).penaltyOwedCents;
};

describe('the penalty of 2 % per day', () => {
  it('[S1-45] the penalty is a share of the overdue principal', () => {
    expect([1, 2, 10].map((days) => late('principal', days))).toEqual([20_000, 40_000, 200_000]);
  });

  it('the penalty is a share of all amounts due, in the second reading', () => {
    // 2% of 10,748 is 214.96, so 215.
    expect([1, 2, 10].map((days) => late('overdue', days))).toEqual([21_500, 43_000, 215_000]);
  });

  it('the penalty is a share of the whole balance with penalties, in the third reading', () => {
    // 215 of 10,748, then 2% of 10,963 = 219.26, then 2% of 11,182 = 223.64.
    expect([1, 2, 3].map((days) => late('compounding', days))).toEqual([21_500, 43_400, 65_800]);
  });
});
