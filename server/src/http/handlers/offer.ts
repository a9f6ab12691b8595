import {
  confirmProductInfo,
  getMoney,
  getMoneyContract,
  getMoneyTime,
  loanAgreement,
} from '@kopa/contract/calls/loan';
import { draw } from '../../lending/disbursement/draw.ts';
import { arrival } from '../../lending/disbursement/settle.ts';
import { agree } from '../../lending/offer/agree.ts';
import { agreementOf } from '../../lending/offer/agreement.ts';
import { keyFactsOf } from '../../lending/offer/key-facts.ts';
import { findOrder } from '../../lending/orders/find-order.ts';
import { orderEntity } from '../../lending/orders/order-entity.ts';
import { on, type Answered } from '../on.ts';

export const offer: readonly Answered[] = [
  on(confirmProductInfo)(async ({ orderNo }, { lender, borrower, at }) =>
    keyFactsOf(lender.db, await findOrder(lender.db, borrower().id, orderNo), at),
  ),

  on(loanAgreement)(async ({ orderNo }, { lender, borrower, at, language }) => {
    const order = await findOrder(lender.db, borrower().id, orderNo);
    return agreementOf(await keyFactsOf(lender.db, order, at), language, lender.policy.cancel);
  }),

  on(getMoneyContract)(async ({ orderNo, agreed, fingerprint }, { borrower, at, language, change }) =>
    change(async (tx) => {
      const agreement = { userId: borrower().id, orderNo, agreed, fingerprint, language };
      return { order: await orderEntity(tx, await agree(tx, agreement, at), at) };
    }),
  ),

  on(getMoney)(async ({ orderNo }, { borrower, at, change }) =>
    change(async (tx) => ({ order: await orderEntity(tx, await draw(tx, borrower().id, orderNo, at), at) })),
  ),

  on(getMoneyTime)(async ({ orderNo }, { lender, borrower, at }) => {
    await findOrder(lender.db, borrower().id, orderNo);
    return arrival(lender.db, orderNo, at, lender.policy.lending);
  }),
];
