import { deskGiveBack, deskTake, deskToday } from '@kopa/contract/desk/calls/work';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { claimsOf, giveBack, takeItem } from '../../lending/desk/claims.ts';
import { feedbackCounts, feedbackItem, feedbackRow } from '../../lending/desk/feedback-queue.ts';
import { checkRight } from '../../lending/desk/staff-sessions.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const workHandlers: readonly Answered[] = [
  on(deskToday)((_, context) =>
    context.read(async (tx) => {
      const { at } = context;
      const { ours, late, urgent, oldestSince, nextDueAt } = await feedbackCounts(tx, atWork(context));
      const claims = await claimsOf(tx, 'feedback', at, deskRules);
      const people = new Map(claims.map(({ owner }) => [owner.id, owner]));
      const yours = claims.filter(({ owner }) => owner.id === context.actor().id).length;
      return {
        queues: [
          {
            queue: 'feedback',
            open: ours,
            late,
            urgent,
            yours,
            oldestSince,
            nextDueAt,
            atWork: [...people.values()],
          },
        ],
        serverTime: at,
      };
    }),
  ),

  on(deskTake)((item, context) =>
    act(context, async (tx, record) => {
      const { at, actor } = context;
      checkRight(actor(), { area: item.queue, may: 'act' });
      await feedbackRow(tx, item.id);
      const { isNew } = await takeItem(tx, item, actor().id, at, deskRules);
      await record({
        act: `${item.queue}.taken`,
        about: { kind: item.queue, id: item.id },
        after: { isNew },
      });
      return { item: await feedbackItem(tx, item.id, atWork(context)) };
    }),
  ),

  on(deskGiveBack)((item, context) =>
    act(context, async (tx, record) => {
      await feedbackRow(tx, item.id);
      const hadIt = await giveBack(tx, item, context.actor().id);
      await record({
        act: `${item.queue}.givenBack`,
        about: { kind: item.queue, id: item.id },
        after: { hadIt },
      });
      return { item: await feedbackItem(tx, item.id, atWork(context)) };
    }),
  ),
];
