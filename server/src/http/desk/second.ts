import { deskSecond, deskSecondDecide, deskSecondWithdraw } from '@kopa/contract/desk/calls/second';
import { decideRequest, withdrawRequest } from '../../lending/desk/second.ts';
import { secondEntities, secondRequests } from '../../lending/desk/second-list.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const secondHandlers: readonly Answered[] = [
  on(deskSecond)(({ state }, context) =>
    context.read(async (tx) => ({
      items: await secondRequests(tx, context.actor(), state, atWork(context)),
    })),
  ),

  on(deskSecondDecide)((request, context) =>
    act(context, async (tx, record) => {
      const person = context.actor();
      const work = atWork(context);
      const decided = await decideRequest(tx, person, request, work, record);
      return (await secondEntities(tx, [decided], person, work))[0]!;
    }),
  ),

  on(deskSecondWithdraw)(({ id }, context) =>
    act(context, async (tx, record) => {
      const person = context.actor();
      const work = atWork(context);
      const withdrawn = await withdrawRequest(tx, person, id, work, record);
      return (await secondEntities(tx, [withdrawn], person, work))[0]!;
    }),
  ),
];
