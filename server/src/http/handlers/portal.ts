import { portalRepaymentConfirm, portalRepaymentDetail } from '@kopa/contract/calls/portal';
import { countPrompt, linkDetail, linkOf } from '../../lending/repayment/portal/portal-links.ts';
import { askForPin, openRepayment } from '../../lending/repayment/prompt.ts';
import { checkOffered } from '../../lending/repayment/references.ts';
import type { RepaymentRow } from '../../storage/schema/index.ts';
import { on, type Answered } from '../call-handler.ts';

export const portal: readonly Answered[] = [
  on(portalRepaymentDetail)(async ({ token }, { lender, at, read }) =>
    read(async (db) => linkDetail(db, await linkOf(db, token, at, lender.pepper), at, lender)),
  ),

  on(portalRepaymentConfirm)(async ({ token, amountCents, mobile }, { lender, at, change }) => {
    checkOffered(lender, 'mpesaPrompt');
    let added: RepaymentRow | undefined;
    const answer = await change(async (tx) => {
      added = undefined;
      const link = await linkOf(tx, token, at, lender.pepper);
      const request = { userId: null, orderNo: link.orderNo, amountCents, mobile };
      const { repayment, isNew } = await openRepayment(tx, request, at, lender.policy);
      if (isNew) await countPrompt(tx, link.id, repayment.payOrderId);
      added = isNew ? repayment : undefined;
      return linkDetail(tx, isNew ? { ...link, payOrderId: repayment.payOrderId } : link, at, lender);
    });
    if (added) await askForPin(lender, added, at);
    return answer;
  }),
];
