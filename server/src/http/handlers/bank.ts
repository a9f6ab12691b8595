import { addBankCard, bindBankCard, verifyBankCard } from '@kopa/contract/calls/bank';
import type { RequestOf } from '@kopa/contract/calls/call';
import { CallError } from '../../lending/call-error.ts';
import { findOrder } from '../../lending/orders/find-order.ts';
import { orderEntity } from '../../lending/orders/order-entity.ts';
import { payoutPlace, shownPayout } from '../../lending/payout-accounts/payout-account.ts';
import { savePayout, tryOtp } from '../../lending/payout-accounts/save-payout.ts';
import { sectionsOf } from '../../lending/sections/saved-sections.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';

export const bank: readonly Answered[] = [
  on(bindBankCard)(bind),
  on(addBankCard)(bind),

  on(verifyBankCard)(async ({ loanOrderId }, { lender, borrower }) => {
    const { orderNo } = await findOrder(lender.db, borrower().id, loanOrderId);
    const { payout } = await sectionsOf(lender.db, orderNo);
    if (!payout) return { verified: false, account: null };
    return {
      verified: lender.payments.pays(payoutPlace(payout)),
      account: shownPayout(payout),
    };
  }),
];

async function bind(
  { loanOrderId: orderNo, ...section }: RequestOf<typeof bindBankCard>,
  { lender, borrower, at, origin, change }: CallContext,
) {
  // An order must not end at an unpayable account.
  if (!lender.payments.pays({ kind: section.cardType, bankName: section.bankName ?? '' }))
    throw new CallError('invalidInput', { fields: { bankName: 'bankName.unpaid' } });
  const codeId = await tryOtp(lender, section, { ...borrower(), phone: origin.phone }, at);
  return change(async (tx) => {
    const kept = { userId: borrower().id, orderNo, section, codeId, at };
    return { order: await orderEntity(tx, await savePayout(tx, kept), at, lender.policy.market) };
  });
}
