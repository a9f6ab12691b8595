import { deskGiveBack, deskTake, deskToday } from '@kopa/contract/desk/calls/work';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { deskQueues } from '@kopa/contract/desk/queues';
import { hasRight } from '@kopa/contract/desk/rights';
import { claimsOf, giveBack, takeItem } from '../../lending/desk/claims.ts';
import { queues } from '../../lending/desk/queues.ts';
import { countToDecide } from '../../lending/desk/second-list.ts';
import { checkRight } from '../../lending/desk/staff-sessions.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const workHandlers: readonly Answered[] = [
  on(deskToday)((_, context) =>
    context.read(async (tx) => {
      const { at, actor, lender } = context;
      const { id: staffId, roles } = actor();
      const known = deskQueues.filter((area) => hasRight(roles, { area, may: 'count' }));
      const told = [];
      for (const queue of known) {
        const { open, late, urgent, oldestSince, nextDueAt } = await queues[queue].counts(
          tx,
          atWork(context),
        );
        const claims = await claimsOf(tx, queue, at, deskRules);
        const people = new Map(claims.map(({ owner }) => [owner.id, owner]));
        const yours = claims.filter(({ owner }) => owner.id === staffId).length;
        told.push({
          queue,
          open,
          late,
          urgent,
          yours,
          oldestSince,
          nextDueAt,
          promiseHours: queues[queue].promiseHours(lender.policy),
          atWork: [...people.values()],
        });
      }
      const second = await countToDecide(tx, actor(), atWork(context));
      return { queues: told, second, serverTime: at };
    }),
  ),

  on(deskTake)(({ queue, id }, context) =>
    act(context, async (tx, record) => {
      const { at, actor } = context;
      checkRight(actor(), { area: queue, may: 'act' });
      await queues[queue].item(tx, id, atWork(context));
      // Before the item is taken: a decision locks in this order, too.
      await queues[queue].taken?.(tx, id, atWork(context));
      const { isNew } = await takeItem(tx, { queue, id }, actor().id, at, deskRules);
      await record({ act: `${queue}.taken`, about: { kind: queue, id }, after: { isNew } });
      return { item: await queues[queue].item(tx, id, atWork(context)) };
    }),
  ),

  on(deskGiveBack)(({ queue, id }, context) =>
    act(context, async (tx, record) => {
      await queues[queue].item(tx, id, atWork(context));
      const hadIt = await giveBack(tx, { queue, id }, context.actor().id);
      await record({ act: `${queue}.givenBack`, about: { kind: queue, id }, after: { hadIt } });
      return { item: await queues[queue].item(tx, id, atWork(context)) };
    }),
  ),
];
