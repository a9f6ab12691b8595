import {
  deskSuspense,
  deskSuspenseMatch,
  deskSuspenseReturn,
  deskSuspenseReview,
} from '@kopa/contract/desk/calls/suspense';
import type { LimitedAct } from '@kopa/contract/desk/limits';
import { actOrAsk } from '../../lending/desk/second.ts';
import { suspenseCounts, suspenseQueue } from '../../lending/desk/suspense-queue.ts';
import { suspenseReview } from '../../lending/desk/suspense-review.ts';
import { orderNoOf } from '../../lending/repayment/paid-in.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskSuspenseHandlers: readonly Answered[] = [
  on(deskSuspense)((request, context) =>
    context.read(async (tx) => {
      const work = atWork(context);
      const { open, late, sumCents, goingBackCents, ledgerCents } = await suspenseCounts(tx, work);
      return {
        ...(await suspenseQueue(tx, request, work)),
        counts: { open, late, sumCents, goingBackCents, ledgerCents },
      };
    }),
  ),

  on(deskSuspenseReview)((request, context) =>
    context.read((tx) => suspenseReview(tx, request, atWork(context))),
  ),

  on(deskSuspenseMatch)(({ id, orderNo, why }, context) =>
    decide(context, { act: 'suspense.matched', itemId: id, orderNo: orderNoOf(orderNo), why }),
  ),

  on(deskSuspenseReturn)(({ id, why }, context) =>
    decide(context, { act: 'suspense.returned', itemId: id, orderNo: null, why }),
  ),
];

function decide(
  context: CallContext,
  wanted: { act: LimitedAct; itemId: string; orderNo: string | null; why: string },
): Promise<{ requestId: string | null }> {
  return act(context, async (tx, record) => ({
    requestId: await actOrAsk(tx, context.actor(), wanted, atWork(context), record),
  }));
}
