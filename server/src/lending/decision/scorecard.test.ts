import { describe, expect, it } from 'vitest';
import { goodAnswers } from '../../../test/borrower.ts';
import { rejectFrom, score, scorecard, type Application } from './scorecard.ts';

const application = (
  answers: Record<string, string> = {},
  rest: Partial<Omit<Application, 'answers'>> = {},
): Application => ({
  answers: { ...goodAnswers, ...answers },
  monthlySalary: '15000_29999',
  dueCents: 1_074_800,
  tenureDays: 91,
  ...rest,
});

describe('the scorecard', () => {
  it('the scorecard approves a good record within the income', () => {
    expect(score(application())).toEqual({ approve: true });
  });

  it('each serious answer alone rejects, with its reason', () => {
    const grave: [Record<string, string>, string][] = [
      [{ 1: 'yes' }, 'recentDefault'],
      [{ 6: 'over60' }, 'longDelay'],
      [{ 8: '5' }, 'tooManyLoans'],
      [{ 10: '3' }, 'loanOverdueElsewhere'],
    ];
    for (const [answers, reason] of grave)
      expect(score(application(answers))).toEqual({ approve: false, reasons: [reason] });
  });

  it('lighter answers add up, the heaviest reason first', () => {
    expect(score(application({ 6: 'd16_30' }))).toEqual({ approve: true });
    expect(score(application({ 6: 'd16_30', 10: '1' }))).toEqual({
      approve: false,
      reasons: ['loanOverdueElsewhere', 'longDelay'],
    });
  });

  it('a repayment above a third of the income is rejected', () => {
    const income = { monthlySalary: 'under7999', tenureDays: 90 };
    // A third of KSh 6,000 in each of three months.
    expect(score(application({}, { ...income, dueCents: 600_000 }))).toEqual({ approve: true });
    expect(score(application({}, { ...income, dueCents: 600_001 }))).toEqual({
      approve: false,
      reasons: ['amountHighForIncome'],
    });
    expect(score(application({}, { monthlySalary: '' })).approve).toBe(false);
  });

  it('every rule of the scorecard has a weight above zero and at most the rejection limit', () => {
    for (const rule of scorecard) {
      expect(rule.weight).toBeGreaterThan(0);
      expect(rule.weight).toBeLessThanOrEqual(rejectFrom);
    }
  });
});
