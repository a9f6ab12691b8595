import { deskRefundAct, deskRefunds } from '@kopa/contract/desk/calls/refunds';
import { refundCounts, refundQueue } from '../../lending/desk/refund-queue.ts';
import { actOrAsk } from '../../lending/desk/second.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskRefundHandlers: readonly Answered[] = [
  on(deskRefunds)((request, context) =>
    context.read(async (tx) => {
      const work = atWork(context);
      const { open, late, sumCents } = await refundCounts(tx, work);
      return { ...(await refundQueue(tx, request, work)), counts: { open, late, sumCents } };
    }),
  ),

  on(deskRefundAct)(({ id, act: what, why }, context) =>
    act(context, async (tx, record) => {
      const wanted = { act: `refunds.${what}`, itemId: id, orderNo: null, why } as const;
      return { requestId: await actOrAsk(tx, context.actor(), wanted, atWork(context), record) };
    }),
  ),
];
