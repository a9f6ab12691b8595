import type { DecisionReason } from '@kopa/contract/entities';
import type { Answers } from '../sections/questionnaire.ts';

/** The known facts of an application at the decision. Money in integer cents. */
export interface Application {
  answers: Answers;
  /** The chosen income band, as in '15000_29999'. */
  monthlySalary: string;
  /** Principal and interest. */
  dueCents: number;
  tenureDays: number;
}

/** One rule: when the rule applies, its weight counts against the application for this reason. */
export interface Rule {
  reason: DecisionReason;
  weight: number;
  applies: (application: Application) => boolean;
}

/** An application with this total weight is not approved. */
export const rejectFrom = 100;

const answered =
  (code: string, ...options: string[]) =>
  ({ answers }: Application) =>
    options.includes(answers[code] ?? '');

/** The rules in readable form. A weight of 100 rejects alone; lighter weights add up. */
export const scorecard: readonly Rule[] = [
  // Question 1: a default in the past six months.
  { reason: 'recentDefault', weight: 100, applies: answered('1', 'yes') },
  // Question 2: a bad record at a credit bureau.
  { reason: 'recentDefault', weight: 60, applies: answered('2', 'bad') },
  // Question 6: the longest delay was over 60 days; over 30; 16 to 30.
  { reason: 'longDelay', weight: 100, applies: answered('6', 'over60') },
  { reason: 'longDelay', weight: 70, applies: answered('6', 'over30') },
  { reason: 'longDelay', weight: 40, applies: answered('6', 'd16_30') },
  // Question 7: more than KSh 8,000 of other debt.
  { reason: 'tooManyLoans', weight: 40, applies: answered('7', 'over8000') },
  // Question 8: five digital loans or more are running; three or four.
  {
    reason: 'tooManyLoans',
    weight: 100,
    applies: answered('8', '5', '6', '7', '8', '9', '10', 'over10'),
  },
  { reason: 'tooManyLoans', weight: 40, applies: answered('8', '3', '4') },
  // Question 10: three digital loans or more are overdue; one or two.
  {
    reason: 'loanOverdueElsewhere',
    weight: 100,
    applies: answered('10', '3', '4', '5', '6', '7', '8', '9', '10', 'over10'),
  },
  { reason: 'loanOverdueElsewhere', weight: 60, applies: answered('10', '1', '2') },
  // The amount due, spread over the loan's months, exceeds a third of the income.
  { reason: 'amountHighForIncome', weight: 100, applies: takesTooMuchIncome },
];

export type Verdict = { approve: true } | { approve: false; reasons: DecisionReason[] };

/** Adds up the weights of the applicable rules, with the heaviest reasons first. */
export function score(application: Application): Verdict {
  const applying = scorecard.filter((rule) => rule.applies(application));
  const total = applying.reduce((sum, rule) => sum + rule.weight, 0);
  if (total < rejectFrom) return { approve: true };
  const heaviestFirst = [...applying].sort((one, other) => other.weight - one.weight);
  return { approve: false, reasons: [...new Set(heaviestFirst.map((rule) => rule.reason))] };
}

/** A conservative monthly income for a band, in integer cents. */
const incomeCents: Partial<Record<string, number>> = {
  under7999: 600_000,
  '8000_14999': 1_150_000,
  '15000_29999': 2_250_000,
  '30000_39999': 3_500_000,
  over40000: 4_500_000,
};

function takesTooMuchIncome({ monthlySalary, dueCents, tenureDays }: Application): boolean {
  const monthly = incomeCents[monthlySalary] ?? 0;
  // due / (days / 30) > income / 3, without a fraction.
  return dueCents * 30 * 3 > monthly * tenureDays;
}
