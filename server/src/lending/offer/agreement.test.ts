import { kenya, languages, quote, type PricingTerms } from '@kopa/contract';
import type { KeyFacts } from '@kopa/contract/entities';
import { describe, expect, it } from 'vitest';
import { agreementOf, agreementVersion } from './agreement.ts';

function factsOf(changes: Partial<PricingTerms> = {}): KeyFacts {
  const terms = { ...kenya.pricing, ...changes };
  const { upfrontCents: _, ...priced } = quote({ principalCents: 1_000_000, tenureDays: 91 }, terms);
  return {
    ...priced,
    orderNo: 'KTEST',
    dueOn: '2026-04-16',
    terms,
    payout: { bankName: 'MPESA', name: 'M-Pesa', maskedNumber: '••• ••• 678' },
    agreementVersion,
    fingerprint: '',
  };
}
const wordsOf = (changes: Partial<PricingTerms>, language: 'en' | 'es' | 'sw' = 'en') =>
  agreementOf(factsOf(changes), language, kenya)
    .clauses.map(({ text }) => text)
    .join(' ');

const numbers = (of: KeyFacts, language: 'en' | 'es' | 'sw') =>
  agreementOf(of, language, kenya).clauses.flatMap(({ text }) => text.match(/\d[\d,.]*\d|\d/g) ?? []);

describe('the agreement', () => {
  it('the agreement has the same numbered clauses in every language, without placeholders', () => {
    for (const language of languages) {
      const { clauses } = agreementOf(factsOf(), language, kenya);
      expect(clauses.map(({ heading }) => heading.slice(0, 3).trim())).toEqual(
        Array.from({ length: 10 }, (_, index) => `${index + 1}.`),
      );
      expect(JSON.stringify(clauses)).not.toContain('{{');
    }
  });

  it('[S1-39] [S1-41] [S1-42] [S1-43] [S1-45] the agreement states the cost of the loan', () => {
    const words = wordsOf({});
    for (const figure of [
      'KSh 98',
      'KSh 18',
      '18% of the fee',
      'KSh 9,884',
      '30% a year',
      'KSh 200 a day',
      '2% of',
    ])
      expect(words).toContain(figure);
  });

  it('the agreement states its own terms', () => {
    expect(wordsOf({})).toContain('It stops on the due day.');
    expect(wordsOf({ interestAfterDue: 'continue' })).toContain('It goes on after the due day');
    expect(wordsOf({})).toContain('Paying early costs less');
    expect(wordsOf({ accrual: 'flat' })).toContain('does not lower the interest');
    expect(wordsOf({})).toContain('never more than KSh 20,000');
    expect(wordsOf({ penaltyCap: 'none' })).not.toContain('KSh 20,000');
    expect(wordsOf({})).toContain('of the principal you then owe');
    expect(wordsOf({ penaltyBase: 'overdue' })).toContain('of the principal and interest you then owe');
    expect(wordsOf({ penaltyBase: 'compounding' })).toContain('earlier late charges included');
    expect(wordsOf({ interest: { basis: 'daily', dailyPpm: 900 } })).toContain('32.85% a year');
  });

  it('[S2-14] the agreement contains no figures but those of the order, and the legal notice period', () => {
    const terms: PricingTerms = {
      ...kenya.pricing,
      interest: { basis: 'annual', annualBps: 2345 },
      taxBps: 1678,
      penaltyBpsPerDay: 123,
    };
    const { upfrontCents: _, ...priced } = quote({ principalCents: 1_731_300, tenureDays: 127 }, terms);
    const facts: KeyFacts = {
      ...factsOf(),
      ...priced,
      terms,
      orderNo: 'KOTHER',
      dueOn: '2031-08-29',
      payout: { bankName: 'AIRTEL', name: 'Airtel Money', maskedNumber: '••• ••• 456' },
    };
    for (const language of languages) {
      const own = new Set(numbers(factsOf(), language));
      expect(numbers(facts, language).filter((number) => own.has(number))).toEqual(['30']);
    }
  });

  it('[S1-47] the agreement promises a cancellation only where the policy allows one', () => {
    const { clauses } = agreementOf(factsOf(), 'en', { ...kenya, cancel: 'never' });
    expect(clauses).toHaveLength(9);
    expect(JSON.stringify(clauses)).not.toContain('cancel');
  });
});
