import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import type { PaymentReference, RepayDetail, RepayWay } from '@kopa/contract/entities';
import type { MarketCode } from '@kopa/contract/market';
import { repayWays, type RepayMethodsReading } from '@kopa/contract/policy';
import { storyNow } from '../phone/clock.ts';
import { orderNo } from './orders.ts';
import { answer, type Rule } from './rules.ts';

/** The methods of a market as the lender tells them; those in `closed` cannot be used now. */
export function waysOf(
  market: MarketCode,
  {
    closed = [],
    reading = 'byMarket',
  }: { closed?: readonly RepayWay['method'][]; reading?: RepayMethodsReading } = {},
): RepayWay[] {
  return repayWays(market, reading).map((way) => ({
    ...way,
    available: !closed.includes(way.method),
    payTo:
      way.channel === 'paybill'
        ? { name: 'EASYCASH LTD', number: '600123', account: orderNo }
        : way.channel === 'offlineAccount'
          ? { name: 'Kopa Bank', number: '0100200300', account: orderNo }
          : null,
  }));
}

/** The lender's payable amount and methods. */
export const offersWays = (detail: RepayDetail, methods: RepayWay[]): Rule =>
  answer(marketRepayProducts, {
    products: [
      {
        orderNo,
        productId: detail.order.productId,
        repayAmount: detail.owedCents,
        minimumCents: detail.minimumCents,
        dueDate: detail.dueOn,
        overdueDays: detail.order.overdueDays,
        extensionDays: 30,
      },
    ],
    methods,
    serverTime: storyNow,
  });

/** A reference from the lender for a channel; `change` overrides. */
export const givenBy = (
  channel: PaymentReference['channel'],
  change: Partial<PaymentReference> = {},
): PaymentReference => ({
  orderNo,
  channel,
  reference: '93001234567899',
  bankName: null,
  link: null,
  amountCents: null,
  expireTime: null,
  ...change,
});
