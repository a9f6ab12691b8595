import { dayOf } from '@kopa/contract';
import {
  confirmExtensionOrder,
  getExtensionData,
  updateExtensionOrderStatus,
} from '@kopa/contract/calls/repay-extension';
import { findOrder, lockOrder } from '../../lending/orders/find-order.ts';
import { askAboutPrompt } from '../../lending/repayment/check.ts';
import { extensionEntity, offeredEntity } from '../../lending/repayment/extension-entity.ts';
import { confirmExtension, offeredExtension, openExtension } from '../../lending/repayment/extension.ts';
import { findExtension, paymentOfExtension } from '../../lending/repayment/find-extension.ts';
import { askForPin, openRepayment, paymentEntity } from '../../lending/repayment/prompt.ts';
import { checkOffered } from '../../lending/repayment/references.ts';
import { CallError } from '../../lending/call-error.ts';
import type { PromptRequest } from '../../ports/payments/payments.ts';
import { on, type Answered } from '../call-handler.ts';

export const repayExtension: readonly Answered[] = [
  on(getExtensionData)(async ({ orderNo }, { lender: { policy }, borrower, at, read }) =>
    read(async (db) => {
      const order = await findOrder(db, borrower().id, orderNo);
      const offered = await offeredExtension(db, order, dayOf(at, policy.market), policy);
      const open = await openExtension(db, orderNo);
      const isSame = open && at < open.expiresAt && open.payNowCents === offered.payNowCents;
      return {
        extension: isSame
          ? await extensionEntity(db, order, open, policy)
          : offeredEntity(offered, at, policy.market),
      };
    }),
  ),

  on(confirmExtensionOrder)(
    async ({ orderNo, extensionAmount, mobile }, { lender, borrower, at, change }) => {
      if (mobile !== undefined) checkOffered(lender, 'mpesaPrompt');
      const { market } = lender.policy;
      let added: PromptRequest | null = null;
      const answer = await change(async (tx) => {
        added = null;
        const order = await lockOrder(tx, borrower().id, orderNo);
        const offered = await offeredExtension(tx, order, dayOf(at, market), lender.policy);
        const extension = await confirmExtension(tx, offered, extensionAmount, at, market);
        const entity = await extensionEntity(tx, order, extension, lender.policy);
        if (mobile === undefined) return { extension: entity, payment: null };
        const request = { userId: borrower().id, orderNo, amountCents: extension.payNowCents, mobile };
        const { repayment, prompt } = await openRepayment(tx, request, at, lender.policy);
        added = prompt;
        return { extension: entity, payment: paymentEntity(repayment, at) };
      });
      if (added) await askForPin(lender, added, at);
      return answer;
    },
  ),

  on(updateExtensionOrderStatus)(async ({ payOrderId, orderNo }, { lender, borrower, at, change }) => {
    const named = await findExtension(lender.db, borrower().id, payOrderId, orderNo);
    if (named.extension.state !== 'extended') await askAboutPrompt(lender, named.order.orderNo, at);
    return change(async (tx) => {
      const { extension, order } = await findExtension(tx, borrower().id, payOrderId, orderNo);
      const payment = await paymentOfExtension(tx, extension);
      const waits = extension.state === 'open' && (at < extension.expiresAt || payment?.state === 'open');
      if (!waits && extension.state !== 'extended') throw new CallError('orderTimedOut');
      return {
        extension: await extensionEntity(tx, order, extension, lender.policy),
        payment: payment ? paymentEntity(payment, at) : null,
      };
    });
  }),
];
