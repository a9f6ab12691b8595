import { deskPayoutAct, deskPayoutAsk, deskPayouts } from '@kopa/contract/desk/calls/payouts';
import { takeItem } from '../../lending/desk/claims.ts';
import { payoutCounts, payoutItem, payoutQueue } from '../../lending/desk/payout-queue.ts';
import { actOrAsk } from '../../lending/desk/second.ts';
import { askAboutPayout } from '../../lending/disbursement/held-payouts.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskPayoutHandlers: readonly Answered[] = [
  on(deskPayouts)((request, context) =>
    context.read(async (tx) => {
      const work = atWork(context);
      const { open, late, sumCents } = await payoutCounts(tx, work);
      return { ...(await payoutQueue(tx, request, work)), counts: { open, late, sumCents } };
    }),
  ),

  on(deskPayoutAsk)(({ id }, context) =>
    act(context, async (tx, record) => {
      const work = atWork(context);
      const { state } = await payoutItem(tx, id, work);
      await takeItem(tx, { queue: 'payouts', id }, context.actor().id, work.at, work.rules);
      await askAboutPayout(tx, id, work.at);
      await record({ act: 'payouts.asked', about: { kind: 'payouts', id }, after: { state } });
      return {};
    }),
  ),

  on(deskPayoutAct)(({ id, act: what, why }, context) =>
    act(context, async (tx, record) => {
      const wanted = { act: `payouts.${what}`, itemId: id, orderNo: null, why } as const;
      return { requestId: await actOrAsk(tx, context.actor(), wanted, atWork(context), record) };
    }),
  ),
];
