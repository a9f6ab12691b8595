import type { Policy } from './policy.ts';

/**
 * Whether the loan's purpose is asked on `/borrow/to_borrow`, with the application. Otherwise the personal
 * section has the row `loanPurpose` (S3-19): the purpose is asked once.
 */
export function asksPurposeFirst({ form }: Pick<Policy, 'form'>): boolean {
  return !form.personal.includes('loanPurpose');
}
