import { portalRepaymentConfirm, portalRepaymentDetail } from '@kopa/contract/calls/portal';
import { countPrompt, linkDetail, linkOf } from '../../lending/repayment/portal/portal-links.ts';
import { askForPin, openRepayment } from '../../lending/repayment/prompt.ts';
import { checkOffered } from '../../lending/repayment/references.ts';
import type { PromptRequest } from '../../ports/payments/payments.ts';
import { on, type Answered } from '../call-handler.ts';

export const portal: readonly Answered[] = [
  on(portalRepaymentDetail)(async ({ token }, { lender, at, read }) =>
    read(async (db) => linkDetail(db, await linkOf(db, token, at, lender.pepper), at, lender)),
  ),

  on(portalRepaymentConfirm)(async ({ token, amountCents, mobile }, { lender, at, change }) => {
    checkOffered(lender, 'mpesaPrompt');
    let added: PromptRequest | null = null;
    const answer = await change(async (tx) => {
      added = null;
      const link = await linkOf(tx, token, at, lender.pepper);
      const request = { userId: null, orderNo: link.orderNo, amountCents, mobile };
      const { repayment, prompt } = await openRepayment(tx, request, at, lender.policy);
      if (prompt) await countPrompt(tx, link.id, repayment.payOrderId);
      added = prompt;
      return linkDetail(tx, prompt ? { ...link, payOrderId: repayment.payOrderId } : link, at, lender);
    });
    if (added) await askForPin(lender, added, at);
    return answer;
  }),
];
