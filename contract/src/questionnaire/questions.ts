import { incomeSources, loanCounts, longestDelays, totalsOwed } from '../enumerations/index.ts';
import type { Policy } from '../policy/policy.ts';

/** A question with its options by code; titles and labels are in `locales/<language>/questions.json`. */
export interface QuestionDefinition {
  code: string;
  /** The label list of the options in `enumerations.json`, or `own` for the question's labels. */
  labels: 'own' | 'longestDelay' | 'totalOwed' | 'loanCount' | 'incomeSource';
  options: readonly string[];
}

/**
 * The credit-history questionnaire, codes 1 to 11 (S3-78 to S3-89). The specification describes ten; the
 * eleventh is ours.
 */
export const questions: readonly QuestionDefinition[] = [
  { code: '1', labels: 'own', options: ['yes', 'no'] },
  { code: '2', labels: 'own', options: ['good', 'bad', 'none', 'unknown'] },
  { code: '3', labels: 'own', options: ['veryGood', 'good', 'fair', 'poor'] },
  { code: '4', labels: 'own', options: ['none', 'bank', 'sacco', 'app', 'person'] },
  { code: '5', labels: 'own', options: ['none', 'bank', 'sacco', 'app', 'person'] },
  { code: '6', labels: 'longestDelay', options: longestDelays },
  { code: '7', labels: 'totalOwed', options: totalsOwed },
  { code: '8', labels: 'loanCount', options: loanCounts },
  { code: '9', labels: 'loanCount', options: loanCounts },
  { code: '10', labels: 'loanCount', options: loanCounts },
  { code: '11', labels: 'incomeSource', options: incomeSources },
];

/** A policy's questions, in order (S3-78). */
export function questionsOf({ questionnaire }: Pick<Policy, 'questionnaire'>): readonly QuestionDefinition[] {
  return questionnaire === 'eleven' ? questions : questions.filter(({ code }) => code !== '11');
}
