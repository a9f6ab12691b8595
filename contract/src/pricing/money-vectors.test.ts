import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { kenya } from '../policy/index.ts';
import {
  chargeThrough,
  openLoan,
  owedCents,
  pay,
  payoffCents,
  quote,
  readRepayAmount,
  refusal,
  rolloverPrice,
  annualisedBpsTimes100,
  type LoanAccount,
  type PricingTerms,
} from './index.ts';
import file from './money-vectors.json' with { type: 'json' };

const disbursedOn = '2026-01-05';
const { currency } = kenya.market;

interface QuoteVector {
  id: string;
  title: string;
  input: {
    principalCents: number;
    days: number;
    roundingUnitCents: number;
    feePpm: number;
    feeBasis: 'once' | 'daily';
    taxBps: number;
    interestAnnualBps: number;
  };
  expect: Record<string, number | boolean | string>;
}

function vector<T>(id: string): T {
  const found = file.vectors.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`money-vectors.json has no vector ${id}`);
  return found as T;
}

function termsOf(input: QuoteVector['input']): PricingTerms {
  return {
    ...kenya.pricing,
    interest: { basis: 'annual', annualBps: input.interestAnnualBps },
    fee: { basis: input.feeBasis, ppm: input.feePpm },
    taxBps: input.taxBps,
    roundingUnitCents: input.roundingUnitCents,
  };
}

/** The loan of V01 after its full term, with nothing paid. */
function unpaidAtDue(daysLate = 0): LoanAccount {
  const { account } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, kenya.pricing, disbursedOn);
  return chargeThrough(account, addDays(account.dueOn, daysLate)).account;
}

describe('the quote of each vector', () => {
  const figures = ['interestCents', 'feeCents', 'taxCents', 'upfrontCents', 'disbursedCents', 'dueCents'];
  const clauses: Record<string, string> = {
    V01: '[S1-40] [S1-41] [S1-42] [S1-43]',
    V02: '[S1-40] cent rounding',
    V04: '[S1-39]',
    V06: '[S1-42] 20% excise',
  };
  for (const [id, clause] of Object.entries(clauses)) {
    const { title, input, expect: expected } = vector<QuoteVector>(id);
    it(`${clause} ${id}: ${title}`, () => {
      const terms = termsOf(input);
      const priced = quote({ principalCents: input.principalCents, tenureDays: input.days }, terms);
      for (const figure of [...figures, 'totalCostCents'])
        expect([figure, priced[figure as keyof typeof priced]]).toEqual([figure, expected[figure]]);
      expect(priced.aprBps).toBe(expected.aprSimpleBps);
      expect(priced.effectiveRateBps).toBe(expected.eirBps);
      expect(refusal(priced, terms)).toBeNull();
    });
  }

  it('[S1-41] V07: 0.98% per day cannot be disbursed and is refused', () => {
    const { input, expect: expected } = vector<QuoteVector>('V07');
    const terms = termsOf(input);
    const priced = quote({ principalCents: input.principalCents, tenureDays: input.days }, terms);
    for (const figure of figures)
      expect([figure, priced[figure as keyof typeof priced]]).toEqual([figure, expected[figure]]);
    expect(refusal(priced, terms)).toBe('upfrontAbovePrincipal');
  });

  it('[S1-41] a fee for a capped number of days is charged for at most that number', () => {
    const terms: PricingTerms = { ...kenya.pricing, fee: { basis: 'cappedDays', ppm: 9800, days: 10 } };
    const priced = quote({ principalCents: 1_000_000, tenureDays: 91 }, terms);
    expect(priced.feeCents).toBe(98_000);
    expect(refusal(priced, terms)).toBeNull();
    const dearer: PricingTerms = { ...kenya.pricing, fee: { basis: 'cappedDays', ppm: 9800, days: 20 } };
    expect(refusal(quote({ principalCents: 1_000_000, tenureDays: 91 }, dearer), dearer)).toBe(
      'upfrontAboveCap',
    );
  });

  it('[S1-39] [S1-44] V08: a daily rate above 36% a year is refused', () => {
    const { input, expect: expected } = vector<{
      input: { capAnnualBps: number; dailyPpmCandidates: number[] };
      expect: { annualisedBpsExactX100: number[]; accepted: boolean[] };
    }>('V08');
    const readings = input.dailyPpmCandidates.map((dailyPpm) => {
      const terms: PricingTerms = {
        ...kenya.pricing,
        interest: { basis: 'daily', dailyPpm },
        interestCapAnnualBps: input.capAnnualBps,
      };
      const priced = quote({ principalCents: 1_000_000, tenureDays: 91 }, terms);
      return [annualisedBpsTimes100(terms), refusal(priced, terms)];
    });
    expect(readings).toEqual(
      expected.accepted.map((accepted, index) => [
        expected.annualisedBpsExactX100[index],
        accepted ? null : 'interestAboveCap',
      ]),
    );
  });

  it('[S1-44] 0.09% per day is charged for each day of the tenure', () => {
    const terms: PricingTerms = { ...kenya.pricing, interest: { basis: 'daily', dailyPpm: 900 } };
    expect(quote({ principalCents: 1_000_000, tenureDays: 91 }, terms).interestCents).toBe(81_900);
  });
});

describe('a running loan of each vector', () => {
  it('V09: an early repayment in full costs less interest', () => {
    const { input, expect: expected } = vector<{
      input: { day: number };
      expect: { accruedInterestCents: number; payoffCents: number; savedVsTermCents: number };
    }>('V09');
    const { account } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, kenya.pricing, disbursedOn);
    const day = addDays(disbursedOn, input.day);
    expect(chargeThrough(account, day).account.interestOwedCents).toBe(expected.accruedInterestCents);
    expect(payoffCents(account, day)).toBe(expected.payoffCents);
    expect(payoffCents(account, account.dueOn) - payoffCents(account, day)).toBe(expected.savedVsTermCents);
    expect(owedCents(pay(account, day, expected.payoffCents).account)).toBe(0);
  });

  it('a flat loan owes the whole interest from the first day', () => {
    const terms: PricingTerms = { ...kenya.pricing, accrual: 'flat' };
    const { account, charges } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, terms, disbursedOn);
    expect(charges).toEqual([{ day: disbursedOn, kind: 'interest', cents: 74_800 }]);
    expect(payoffCents(account, addDays(disbursedOn, 45))).toBe(1_074_800);
    expect(payoffCents(account, account.dueOn)).toBe(1_074_800);
  });

  it('[S1-45] V11: the simple penalty is 2% of the overdue principal per day, up to the cap', () => {
    const { rows } = vector<{
      expect: { rows: { daysLate: number; penaltyCents: number; totalDueCents: number }[] };
    }>('V11').expect;
    for (const row of rows) {
      const late = unpaidAtDue(row.daysLate);
      expect([row.daysLate, late.penaltyOwedCents, owedCents(late)]).toEqual([
        row.daysLate,
        row.penaltyCents,
        row.totalDueCents,
      ]);
    }
  });

  it('[S1-45] V11: without a cap the penalty continues', () => {
    const { rows } = vector<{ expect: { rows: { daysLate: number; penaltyUncappedCents: number }[] } }>(
      'V11',
    ).expect;
    const terms: PricingTerms = { ...kenya.pricing, penaltyCap: 'none' };
    const { account } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, terms, disbursedOn);
    for (const row of rows) {
      const late = chargeThrough(account, addDays(account.dueOn, row.daysLate)).account;
      expect([row.daysLate, late.penaltyOwedCents]).toEqual([row.daysLate, row.penaltyUncappedCents]);
    }
  });

  it('interest stops at the due date, or continues if the terms say so', () => {
    const late = addDays(disbursedOn, 121);
    const stops = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, kenya.pricing, disbursedOn).account;
    expect(chargeThrough(stops, late).account.interestOwedCents).toBe(74_800);
    const goesOn = openLoan(
      { principalCents: 1_000_000, tenureDays: 91 },
      { ...kenya.pricing, interestAfterDue: 'continue' },
      disbursedOn,
    ).account;
    expect(chargeThrough(goesOn, late).account.interestOwedCents).toBe(99_500);
  });

  it('[S1-25] V14: a rollover four days late settles the penalty and counts from the day of payment', () => {
    const { input, expect: expected } = vector<{
      input: { daysLate: number; extensionDays: number; extensionFeePpm: number };
      expect: { penaltyCents: number; payNowCents: number; newDueCents: number };
    }>('V14');
    const late = unpaidAtDue(input.daysLate);
    const extension = { days: input.extensionDays, feePpm: input.extensionFeePpm };
    const price = rolloverPrice(late, late.asOf, extension);
    expect(late.penaltyOwedCents).toBe(expected.penaltyCents);
    expect(price).toMatchObject({
      payNowCents: expected.payNowCents,
      newDueCents: expected.newDueCents,
      newDueOn: addDays(late.dueOn, input.daysLate + input.extensionDays),
    });
  });

  it('[S1-25] a rollover before the due date starts at the due date', () => {
    const { account } = openLoan({ principalCents: 1_000_000, tenureDays: 91 }, kenya.pricing, disbursedOn);
    const price = rolloverPrice(account, addDays(disbursedOn, 80), { days: 30, feePpm: 9800 });
    expect(price.payNowCents).toBe(74_800 + 9_800 + 1_800);
    expect(price.newDueOn).toBe(addDays(disbursedOn, 121));
  });
});

describe('the amount at the cashier', () => {
  const { input, expect: expected } = vector<{
    input: { minRepayCents: number };
    expect: { cases: { balanceCents: number; text: string; ok: boolean; error?: string }[] };
  }>('V15');
  const names: Record<string, string> = {
    minimum: 'amountBelowMinimum',
    integer: 'amountNotInteger',
    'above balance': 'amountAboveBalance',
  };
  const ids: Record<string, string> = { minimum: '[S5-38] [S5-39] ', integer: '[S5-37] ' };
  for (const { balanceCents, text, ok, error } of expected.cases) {
    it(`${ids[error ?? ''] ?? ''}V15: ${text} of ${balanceCents / 100} is ${ok ? 'taken' : error}`, () => {
      const minimum = { minimumCents: input.minRepayCents, rule: 'atLeast' } as const;
      expect(readRepayAmount(text, balanceCents, minimum, currency)).toEqual(
        ok ? { cents: Number(text) * 100 } : { error: names[error ?? ''] },
      );
    });
  }

  it('[S5-38] the other reading requires more than the minimum', () => {
    const minimum = { minimumCents: 50_000, rule: 'moreThan' } as const;
    expect(readRepayAmount('500', 1_074_800, minimum, currency)).toEqual({ error: 'amountBelowMinimum' });
    expect(readRepayAmount('501', 1_074_800, minimum, currency)).toEqual({ cents: 50_100 });
    expect(readRepayAmount('500', 50_000, minimum, currency)).toEqual({ cents: 50_000 });
  });

  it('[S5-39] the minimum can be 1000', () => {
    const minimum = { minimumCents: 100_000, rule: 'atLeast' } as const;
    expect(readRepayAmount('999', 1_074_800, minimum, currency)).toEqual({ error: 'amountBelowMinimum' });
    expect(readRepayAmount('1000', 1_074_800, minimum, currency)).toEqual({ cents: 100_000 });
  });

  it('[S5-37] only whole shillings are read', () => {
    const minimum = { minimumCents: 50_000, rule: 'atLeast' } as const;
    for (const text of ['', ' 600', '6e2', '-600', '+600', '0x258', '600.0', '６００', '0', '1234567890'])
      expect([text, readRepayAmount(text, 1_074_800, minimum, currency)]).toEqual([
        text,
        { error: 'amountNotInteger' },
      ]);
  });

  it('a balance with cents can be paid in full by the next whole shilling', () => {
    const minimum = { minimumCents: 50_000, rule: 'atLeast' } as const;
    expect(readRepayAmount('10748', 1_074_795, minimum, currency)).toEqual({ cents: 1_074_800 });
    expect(readRepayAmount('10749', 1_074_795, minimum, currency)).toEqual({ error: 'amountAboveBalance' });
    expect(readRepayAmount('33', 3_210, minimum, currency)).toEqual({ cents: 3_300 });
    expect(readRepayAmount('32', 3_210, minimum, currency)).toEqual({ error: 'amountBelowMinimum' });
  });
});
