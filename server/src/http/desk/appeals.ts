import {
  deskAppealApprove,
  deskAppealReview,
  deskAppeals,
  deskAppealUphold,
} from '@kopa/contract/desk/calls/appeals';
import { appealCounts, appealQueue, appealReview } from '../../lending/desk/appeal-queue.ts';
import { actOrAsk } from '../../lending/desk/second.ts';
import { upholdRejection } from '../../lending/desk/uphold-rejection.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskAppealHandlers: readonly Answered[] = [
  on(deskAppeals)((request, context) =>
    context.read(async (tx) => {
      const work = atWork(context);
      const { open, late } = await appealCounts(tx, work);
      return { ...(await appealQueue(tx, request, work)), counts: { open, late } };
    }),
  ),

  on(deskAppealReview)(({ id }, context) => context.read((tx) => appealReview(tx, id, atWork(context)))),

  on(deskAppealApprove)(({ id, why }, context) =>
    act(context, async (tx, record) => {
      const wanted = { act: 'appeals.approved', itemId: id, orderNo: null, why } as const;
      return { requestId: await actOrAsk(tx, context.actor(), wanted, atWork(context), record) };
    }),
  ),

  on(deskAppealUphold)(({ id, reasons, note }, context) =>
    act(context, async (tx, record) => {
      const work = atWork(context);
      const answer = { orderNo: id, reasons: [...new Set(reasons)], why: note };
      await upholdRejection(tx, context.actor(), answer, work, record);
      return appealReview(tx, id, work);
    }),
  ),
];
