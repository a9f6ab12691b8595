import {
  applyMarket,
  applyMarketAgain,
  cancelDrawMoney,
  getCreditInfo,
  latestOrder,
  orderListMarket,
  productListMarket,
} from '@kopa/contract/calls/loan';
import { isRejectRecommendation, marketIndex } from '@kopa/contract/calls/market';
import { orderList } from '@kopa/contract/calls/order-list';
import { loanOrderRecord } from '@kopa/contract/calls/order-record';
import { orderSteps } from '@kopa/contract/order-steps';
import { home } from '../../lending/home/home.ts';
import { apply } from '../../lending/orders/apply.ts';
import { applyAgain } from '../../lending/orders/apply-again.ts';
import { cancelOrder } from '../../lending/orders/cancel.ts';
import { creditInfoOf } from '../../lending/orders/credit-info.ts';
import { latestOrderOf, ordersOf, ordersPage } from '../../lending/orders/find-order.ts';
import { orderEntities, orderEntity } from '../../lending/orders/order-entity.ts';
import { orderRecordOf } from '../../lending/orders/order-record.ts';
import { productsFor } from '../../lending/catalogue/products-on-offer.ts';
import { recommend } from '../../lending/recommendations/recommend.ts';
import { questionsFor } from '../../lending/sections/questionnaire.ts';
import { on, type Answered } from '../call-handler.ts';

/** Default number of orders per page. */
const usualOrders = 20;

export const loan: readonly Answered[] = [
  on(marketIndex)(async (_, { lender, user, at, read }) =>
    read((db) => home(db, user?.id ?? null, at, lender.policy)),
  ),

  on(isRejectRecommendation)(async (_, { lender, borrower }) =>
    recommend(lender.db, borrower().id, lender.policy),
  ),

  on(productListMarket)(async (_, { lender, user }) => ({
    products: await productsFor(lender.db, lender.policy, user?.id ?? null),
  })),

  on(applyMarket)(async (application, { lender, borrower, at, change }) =>
    change(async (tx) => {
      const order = await apply(tx, borrower().id, application, at, lender.policy);
      return { order: await orderEntity(tx, order, at, lender.policy.market) };
    }),
  ),

  on(applyMarketAgain)(async (named, { lender, borrower, at, change }) =>
    change(async (tx) => {
      const { order, mustAnswer } = await applyAgain(tx, borrower(), named, at, lender);
      return { order: await orderEntity(tx, order, at, lender.policy.market), mustAnswer };
    }),
  ),

  on(getCreditInfo)(async (_, { lender, borrower, at, read }) =>
    read((db) => creditInfoOf(db, borrower().id, at, lender.policy)),
  ),

  on(latestOrder)(async (_, { lender: { policy }, borrower, at, language, read }) =>
    read(async (db) => {
      const order = await latestOrderOf(db, borrower().id);
      const asked = order?.step === orderSteps.question;
      return {
        order: order ? await orderEntity(db, order, at, policy.market) : null,
        questions: asked ? await questionsFor(db, order.orderNo, language, policy) : [],
        serverTime: at,
      };
    }),
  ),

  on(orderListMarket)(async (_, { lender, borrower, at, read }) =>
    read(async (db) => {
      const rows = await ordersOf(db, borrower().id);
      return { orders: await orderEntities(db, rows, at, lender.policy.market) };
    }),
  ),

  on(orderList)(
    async ({ show = 'all', after, pageSize: size = usualOrders }, { lender, borrower, at, read }) =>
      read(async (db) => {
        const page = await ordersPage(db, borrower().id, { show, after, size });
        const orders = await orderEntities(db, page.rows, at, lender.policy.market);
        return { orders, after: page.after, total: page.counts[show], counts: page.counts };
      }),
  ),

  on(loanOrderRecord)(async ({ orderNo }, { lender, borrower, at, read }) =>
    read((db) => orderRecordOf(db, borrower().id, orderNo, at, lender.policy.market)),
  ),

  on(cancelDrawMoney)(async ({ orderNo, reason }, { lender, borrower, at, change }) =>
    change(async (tx) => {
      const cancellation = { userId: borrower().id, orderNo, reason, at };
      const order = await cancelOrder(tx, cancellation, lender.policy.cancel);
      return { order: await orderEntity(tx, order, at, lender.policy.market) };
    }),
  ),
];
