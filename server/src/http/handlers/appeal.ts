import { appealDecision } from '@kopa/contract/calls/appeal';
import { sandboxAppealDecide, sandboxAppeals } from '@kopa/contract/calls/sandbox-appeal';
import { answerAppeal, appeal } from '../../lending/appeals/appeal.ts';
import { waitingAppeals } from '../../lending/appeals/find-appeal.ts';
import { orderEntity } from '../../lending/orders/order-entity.ts';
import { on, type Answered } from '../call-handler.ts';

export const appealHandlers: readonly Answered[] = [
  on(appealDecision)(async ({ orderNo, text }, { lender: { policy }, borrower, at, change }) =>
    change(async (tx) => {
      const order = await appeal(tx, { userId: borrower().id, orderNo, text }, at, policy);
      return { order: await orderEntity(tx, order, at, policy.market) };
    }),
  ),

  on(sandboxAppeals)(async (_, { lender }) => ({ appeals: await waitingAppeals(lender.db) })),

  on(sandboxAppealDecide)(async (answer, { lender: { policy }, at, change }) =>
    change(async (tx) => {
      const order = await answerAppeal(tx, answer, at, policy);
      return { order: await orderEntity(tx, order, at, policy.market) };
    }),
  ),
];
