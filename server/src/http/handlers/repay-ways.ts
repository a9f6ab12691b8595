import { accountThrough, dayOf, daysLate, owedCents } from '@kopa/contract';
import {
  dedicatedAccountCreate,
  getOXXOReference,
  getStpClabe,
  mangoCashRepayLink,
  marketRepayProducts,
  payValidaRepayLink,
} from '@kopa/contract/calls/repay-ways';
import type { RepayWay } from '@kopa/contract/entities';
import { repayWays } from '@kopa/contract/policy';
import { runningSteps } from '../../lending/ledger/accrual.ts';
import { loanState } from '../../lending/ledger/loan-state.ts';
import type { Lender } from '../../lending/lender.ts';
import { latestOrderOf } from '../../lending/orders/find-order.ts';
import { offerOf } from '../../lending/repayment/extension.ts';
import { isOffered, referenceEntity, referenceFor } from '../../lending/repayment/references.ts';
import type { ReferenceChannel } from '../../ports/payments/reference-channels.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';

export const repayWaysHandlers: readonly Answered[] = [
  on(marketRepayProducts)(async (_, { lender, borrower, at, read }) => {
    const { policy } = lender;
    const { running, state } = await read(async (db) => {
      // A borrower has at most one open order.
      const order = await latestOrderOf(db, borrower().id);
      if (!order || !runningSteps.includes(order.step)) return { running: null, state: null };
      return { running: order, state: await loanState(db, order) };
    });
    const today = dayOf(at, policy.market);
    const account = state && accountThrough(state.account, today);
    return {
      products:
        running && account
          ? [
              {
                orderNo: running.orderNo,
                productId: running.productId,
                repayAmount: owedCents(account),
                minimumCents: Math.min(policy.repay.minimumCents, owedCents(account)),
                dueDate: account.dueOn,
                overdueDays: daysLate(account, today),
                extensionDays: offerOf(running, state, today, policy)?.days ?? null,
              },
            ]
          : [],
      methods: repayWays(policy.market.code, policy.repay.methods).map((way): RepayWay => ({
        ...way,
        available: isOffered(lender, way.channel),
        payTo: payTo(lender, way.channel, running?.orderNo ?? ''),
      })),
      serverTime: at,
    };
  }),

  on(getStpClabe)((request, context) => give('stpClabe', { ...request, amountCents: null }, context)),
  on(getOXXOReference)((request, context) => give('oxxo', request, context)),
  on(payValidaRepayLink)((request, context) => give('payValida', request, context)),
  on(mangoCashRepayLink)((request, context) => give('mangoCash', request, context)),
  on(dedicatedAccountCreate)((request, context) =>
    give('dedicatedAccount', { ...request, amountCents: null }, context),
  ),
];

/** The provider is asked before the transaction, and the answer is stored under the idempotency key. */
async function give(
  channel: ReferenceChannel,
  wanted: { orderNo: string; amountCents: number | null },
  { lender, borrower, at, change }: CallContext,
) {
  const row = await referenceFor(lender, { ...wanted, userId: borrower().id, channel }, at);
  return change(async () => ({ reference: referenceEntity(row) }));
}

/** The account for manual payments, with the number that identifies the order. */
function payTo(
  { payments: { paybill }, repayAccount }: Lender,
  channel: RepayWay['channel'],
  orderNo: string,
): RepayWay['payTo'] {
  if (channel === 'paybill' && paybill)
    return { name: paybill.name, number: paybill.number, account: orderNo };
  return channel === 'offlineAccount' && repayAccount ? { ...repayAccount, account: orderNo } : null;
}
