import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { repayDetail } from '../../lending/repayment/detail.ts';
import { askForPin, openRepayment, paymentEntity } from '../../lending/repayment/prompt.ts';
import { checkOffered } from '../../lending/repayment/references.ts';
import type { PromptRequest } from '../../ports/payments/payments.ts';
import { on, type Answered } from '../call-handler.ts';

export const repay: readonly Answered[] = [
  on(repayOrderDetail)(async ({ orderNo }, { lender, borrower, at, read }) =>
    read((db) => repayDetail(db, borrower().id, orderNo, at, lender.policy)),
  ),

  on(mpesaRepayLink)(async (request, { lender, borrower, at, change }) => {
    checkOffered(lender, 'mpesaPrompt');
    let added: PromptRequest | null = null;
    const answer = await change(async (tx) => {
      const { repayment, prompt } = await openRepayment(
        tx,
        { userId: borrower().id, ...request },
        at,
        lender.policy,
      );
      added = prompt;
      return { payment: paymentEntity(repayment, at) };
    });
    if (added) await askForPin(lender, added, at);
    return answer;
  }),
];
