import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { repayDetail } from '../../lending/repayment/detail.ts';
import { askForPin, openRepayment, paymentEntity } from '../../lending/repayment/prompt.ts';
import { checkOffered } from '../../lending/repayment/references.ts';
import type { RepaymentRow } from '../../storage/schema/index.ts';
import { on, type Answered } from '../call-handler.ts';

export const repay: readonly Answered[] = [
  on(repayOrderDetail)(async ({ orderNo }, { lender, borrower, at, read }) =>
    read((db) => repayDetail(db, borrower().id, orderNo, at, lender.policy)),
  ),

  on(mpesaRepayLink)(async (request, { lender, borrower, at, change }) => {
    checkOffered(lender, 'mpesaPrompt');
    let added: RepaymentRow | undefined;
    const answer = await change(async (tx) => {
      const { repayment, isNew } = await openRepayment(
        tx,
        { userId: borrower().id, ...request },
        at,
        lender.policy,
      );
      added = isNew ? repayment : undefined;
      return { payment: paymentEntity(repayment, at) };
    });
    if (added) await askForPin(lender, added, at);
    return answer;
  }),
];
