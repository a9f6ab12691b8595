import { deskGiveBack, deskTake, deskToday } from '@kopa/contract/desk/calls/work';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { hasRight, rolesWith } from '@kopa/contract/desk/rights';
import { CallError } from '../../lending/call-error.ts';
import { claimsOf, giveBack, ownersOf, takeItem } from '../../lending/desk/claims.ts';
import { feedbackCounts, feedbackRow } from '../../lending/desk/feedback-queue.ts';
import type { Transaction } from '../../storage/database.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';

export const workHandlers: readonly Answered[] = [
  on(deskToday)((_, context) =>
    context.read(async (tx) => {
      const { at } = context;
      const { ours, late, urgent, oldestSince, nextDueAt } = await feedbackCounts(tx, {
        rules: deskRules,
        at,
      });
      const claims = await claimsOf(tx, 'feedback', at, deskRules);
      const atWork = new Map(claims.map(({ owner }) => [owner.id, owner]));
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
            atWork: [...atWork.values()],
          },
        ],
        serverTime: at,
      };
    }),
  ),

  on(deskTake)((item, context) =>
    act(context, async (tx, record) => {
      const { at, actor } = context;
      const right = { area: item.queue, may: 'act' } as const;
      if (!hasRight(actor().roles, right))
        throw new CallError('rightMissing', { data: { ask: rolesWith(right) } });
      await feedbackRow(tx, item.id);
      const { isNew } = await takeItem(tx, item, actor().id, at, deskRules);
      await record({
        act: `${item.queue}.taken`,
        about: { kind: item.queue, id: item.id },
        after: { isNew },
      });
      return { item: await shown(tx, item, context) };
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
      return { item: await shown(tx, item, context) };
    }),
  ),
];

async function shown(tx: Transaction, { queue, id }: { queue: 'feedback'; id: string }, { at }: CallContext) {
  const { waitsSince, createdAt } = await feedbackRow(tx, id);
  const owned = (await ownersOf(tx, queue, [id], at, deskRules)).get(id);
  return {
    id,
    since: waitsSince ?? createdAt,
    dueAt: waitsSince === null ? null : waitsSince + deskRules.feedbackHours * 3_600_000,
    owner: owned?.owner ?? null,
    ownedSince: owned?.ownedSince ?? null,
  };
}
