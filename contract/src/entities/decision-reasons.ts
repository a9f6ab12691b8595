/** The reasons of a rejection. The texts are in `locales/<language>/reasons.json`. */
export const decisionReasons = [
  'amountHighForIncome',
  'loanOverdueElsewhere',
  'recentDefault',
  'tooManyLoans',
  'longDelay',
  'identityUnclear',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];
