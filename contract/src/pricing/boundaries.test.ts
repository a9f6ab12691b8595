import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { kenya } from '../policy/index.ts';
import {
  accountThrough,
  annualisedBpsTimes100,
  chargeThrough,
  costsBetween,
  daysLate,
  openLoan,
  owedCents,
  pay,
  penaltyPerDayCents,
  quote,
  refusal,
  smallestPart,
  type LoanAccount,
  type PricingTerms,
} from './index.ts';

/* Figures on a boundary, computed by hand. */

const disbursedOn = '2026-01-05';
const size = { principalCents: 1_000_000, tenureDays: 91 };

/** KSh 10,000 for 91 days with a payment on the due date. */
function paidOnDueDay(cents: number, changed: Partial<PricingTerms> = {}): LoanAccount {
  const { account } = openLoan(size, { ...kenya.pricing, ...changed }, disbursedOn);
  return pay(account, account.dueOn, cents).account;
}

const late = (account: LoanAccount, days: number) => accountThrough(account, addDays(account.dueOn, days));

/** The reason against a loan with this fee and tax. */
const upfront = (feePpm: number, taxBps: number, upfrontCapBps: number) => {
  const terms: PricingTerms = {
    ...kenya.pricing,
    fee: { basis: 'once', ppm: feePpm },
    taxBps,
    upfrontCapBps,
  };
  return refusal(quote(size, terms), terms);
};

/** The interest and the reason against a loan at this rate. */
const interestAt = (annualBps: number) => {
  const terms: PricingTerms = { ...kenya.pricing, interest: { basis: 'annual', annualBps } };
  return [annualisedBpsTimes100(terms), refusal(quote(size, terms), terms)];
};

describe('a charge on exactly half a shilling', () => {
  it('[S1-40][S1-42] the fee of KSh 2,500 is 24.50, so 25, and its tax 4.50, so 5', () => {
    expect(quote({ principalCents: 250_000, tenureDays: 91 }, kenya.pricing)).toMatchObject({
      // 2,500 x 30 % / 365 x 91 = 186.99.
      interestCents: 18_700,
      feeCents: 2_500,
      taxCents: 500,
      upfrontCents: 3_000,
      disbursedCents: 247_000,
      dueCents: 268_700,
      totalCostCents: 21_700,
      // 217 / 2,470 x 365 / 91 = 35.239 %.
      aprBps: 3_524,
    });
  });

  it('a cent below the half is rounded down', () => {
    // 0.98 % of 2,499.99 is 24.4999.
    expect(quote({ principalCents: 249_999, tenureDays: 91 }, kenya.pricing).feeCents).toBe(2_400);
  });
});

describe('a cap that is met exactly', () => {
  it('[S1-41] fee and tax may be the whole share, and no shilling more', () => {
    // 1,000 and 500 of 10,000 are 15 %; 1,001 and 500.50 are more.
    expect(upfront(100_000, 5_000, 1_500)).toBeNull();
    expect(upfront(100_100, 5_000, 1_500)).toBe('upfrontAboveCap');
    expect(upfront(100_000, 5_000, 1_499)).toBe('upfrontAboveCap');
  });

  it('fee and tax of the whole principal leave nothing to pay out', () => {
    expect(upfront(500_000, 10_000, 10_000)).toBe('upfrontAbovePrincipal');
    expect(upfront(499_900, 10_000, 10_000)).toBeNull();
    const terms: PricingTerms = {
      ...kenya.pricing,
      fee: { basis: 'once', ppm: 500_000 },
      taxBps: 10_000,
    };
    expect(quote(size, terms)).toMatchObject({ disbursedCents: 0, aprBps: 0, effectiveRateBps: 0 });
  });

  it('[S1-39] interest may be 36 % a year, and no hundredth more', () => {
    expect([interestAt(3_600), interestAt(3_601)]).toEqual([
      [360_000, null],
      [360_100, 'interestAboveCap'],
    ]);
  });

  it('[S1-45] the penalty reaches the principal at default on the 50th day, and stays', () => {
    // 6,000 at default, 120 a day.
    const account = paidOnDueDay(474_800);
    expect([49, 50, 51, 400].map((days) => late(account, days).penaltyOwedCents)).toEqual([
      588_000, 600_000, 600_000, 600_000,
    ]);
    expect(owedCents(late(account, 400))).toBe(1_200_000);
  });

  it('all charges of a loan reach its principal, and stay', () => {
    // 748 of interest, and 200 a day: the 46th day would make 9,948, the 47th 10,148.
    const account = paidOnDueDay(74_800);
    expect([46, 47, 48].map((days) => late(account, days).penaltyOwedCents)).toEqual([
      920_000, 925_200, 925_200,
    ]);
    expect(late(account, 48).chargedCents).toBe(1_000_000);
  });
});

describe('the day on which a default begins', () => {
  it('a payment on the due date still lowers the principal at default', () => {
    const account = paidOnDueDay(474_800);
    expect(account.principalAtDefaultCents).toBeNull();
    expect(late(account, 1).principalAtDefaultCents).toBe(600_000);
  });

  it('a payment on the day after does not', () => {
    const { account } = openLoan(size, kenya.pricing, disbursedOn);
    // 748 of interest and 200 of penalty first.
    const paid = pay(account, addDays(account.dueOn, 1), 494_800).account;
    expect(paid).toMatchObject({ principalOwedCents: 600_000, principalAtDefaultCents: 1_000_000 });
    // 120 a day, up to the room of 10,000 - 748 - 200.
    expect([3, 76, 77, 78, 79].map((days) => late(paid, days).penaltyOwedCents)).toEqual([
      24_000, 900_000, 905_200, 905_200, 905_200,
    ]);
  });
});

describe('the base of the penalty after a part payment', () => {
  it('[S1-45] the principal that is left: 2 % of 6,000', () => {
    const account = paidOnDueDay(474_800);
    expect(late(account, 3).penaltyOwedCents).toBe(36_000);
    expect(penaltyPerDayCents(account)).toBe(12_000);
  });

  it('[S1-45] a part payment of the interest leaves 2 % of 10,000, and without the interest in the base', () => {
    expect(late(paidOnDueDay(34_800), 2).penaltyOwedCents).toBe(40_000);
  });

  it('with the unpaid interest in the base: 2 % of 10,400', () => {
    const account = paidOnDueDay(34_800, { penaltyBase: 'overdue' });
    expect([1, 2].map((days) => late(account, days).penaltyOwedCents)).toEqual([20_800, 41_600]);
    expect(penaltyPerDayCents(late(account, 2))).toBe(20_800);
  });

  it('with the unpaid penalty too: 208, then 2 % of 10,608, which is 212.16', () => {
    const account = paidOnDueDay(34_800, { penaltyBase: 'compounding' });
    expect([1, 2].map((days) => late(account, days).penaltyOwedCents)).toEqual([20_800, 42_000]);
    // 2 % of 10,820.
    expect(penaltyPerDayCents(late(account, 2))).toBe(21_600);
  });

  it('a later part payment begins a new count of days', () => {
    const { account } = openLoan(size, kenya.pricing, disbursedOn);
    // Ten days late: 748 and 2,000 are paid with 4,000 of the principal.
    const paid = pay(account, addDays(account.dueOn, 10), 674_800).account;
    expect(paid).toMatchObject({ principalOwedCents: 600_000, penaltyOwedCents: 0 });
    expect(late(paid, 12).penaltyOwedCents).toBe(24_000);
  });
});

describe('the count of days', () => {
  it('a payment of interest alone keeps the count: 24.66 for three days less 8', () => {
    const { account, charges } = openLoan(size, kenya.pricing, disbursedOn);
    expect(charges).toEqual([]);
    const paid = pay(account, addDays(disbursedOn, 1), 800).account;
    expect(chargeThrough(paid, addDays(disbursedOn, 3)).account.interestOwedCents).toBe(1_700);
  });

  it('the cost of each day of a period, both ends included', () => {
    const { account } = openLoan(size, kenya.pricing, disbursedOn);
    const costs = costsBetween(account, addDays(disbursedOn, 1), addDays(disbursedOn, 3));
    expect(costs.map(({ day, totalCents }) => [day, totalCents])).toEqual([
      ['2026-01-06', 1_000_800],
      ['2026-01-07', 1_001_600],
      ['2026-01-08', 1_002_500],
    ]);
  });

  it('the days after the due date count while something is owed', () => {
    const { account } = openLoan(size, kenya.pricing, disbursedOn);
    expect([-1, 0, 1, 30].map((days) => daysLate(account, addDays(account.dueOn, days)))).toEqual([
      0, 0, 1, 30,
    ]);
    expect(daysLate(paidOnDueDay(1_074_800), addDays(account.dueOn, 30))).toBe(0);
  });
});

it('[S1-45] the price of a late day at the time of the quote: 2 % of 10,000, or of the 10,748 due', () => {
  const without: PricingTerms = { ...kenya.pricing };
  delete without.penaltyBase;
  const perDay = (penaltyBase?: PricingTerms['penaltyBase']) =>
    quote(size, { ...without, ...(penaltyBase && { penaltyBase }) }).penaltyPerDayCents;
  expect([perDay(), perDay('principal'), perDay('overdue'), perDay('compounding')]).toEqual([
    20_000, 20_000, 21_500, 21_500,
  ]);
});

it('[S5-38] the smallest part payment, and the amount that it exceeds', () => {
  const { currency } = kenya.market;
  const smallest = (rule: 'atLeast' | 'moreThan') => smallestPart({ minimumCents: 50_000, rule }, currency);
  expect(smallest('atLeast')).toEqual({ leastCents: 50_000, aboveCents: 49_900 });
  expect(smallest('moreThan')).toEqual({ leastCents: 50_100, aboveCents: 50_000 });
});
