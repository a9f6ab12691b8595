import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import type { RepayDetail, RepayWay } from '@kopa/contract/entities';
import { repayWays } from '@kopa/contract/policy';
import { storyNow } from '../phone/clock.ts';
import { answer, type Rule } from './rules.ts';

/** Where to pay by hand. */
export const payTo = { name: 'EASYCASH LTD', number: '000123' };

/** Every method of Kenya, all of them at hand. */
export const kenyanMethods = (orderNo: string): RepayWay[] =>
  repayWays('ke', 'byMarket').map((way) => ({
    ...way,
    available: true,
    payTo:
      way.channel === 'paybill' || way.channel === 'offlineAccount' ? { ...payTo, account: orderNo } : null,
  }));

/** The loan that is being repaid, and how. */
export const repayProducts = (
  { order, owedCents, minimumCents, dueOn }: RepayDetail,
  { extensionDays = 30 as number | null, methods = kenyanMethods(order.orderNo) } = {},
): Rule =>
  answer(marketRepayProducts, {
    products: [
      {
        orderNo: order.orderNo,
        productId: order.productId,
        repayAmount: owedCents,
        minimumCents,
        dueDate: dueOn,
        overdueDays: order.overdueDays,
        extensionDays,
      },
    ],
    methods,
    serverTime: storyNow,
  });
