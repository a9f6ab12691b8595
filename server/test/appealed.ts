import { appealDecision } from '@kopa/contract/calls/appeal';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { submitted, type Applicant } from './borrower.ts';
import { granted, type Caller } from './test-lender.ts';

/** What a borrower writes in an appeal. */
export const appealWords = 'Two of these loans are paid back since Monday.';

/** A rejected application whose borrower asks that a person looks again. */
export async function appealed(lender: Caller, number?: string): Promise<Applicant> {
  const { token, orderNo } = await submitted(lender, {}, number);
  granted(await lender.call(sandboxDecide, { orderNo, decision: 'reject', reasons: ['tooManyLoans'] }));
  granted(await lender.call(appealDecision, { orderNo, text: appealWords }, { token }));
  return { token, orderNo };
}
