import {
  deskIdentityNewPhotos,
  deskIdentityPass,
  deskIdentityQueue,
  deskIdentityRefuse,
  deskIdentityReview,
  deskIdentityShow,
} from '@kopa/contract/desk/calls/identity';
import type { IdentityReview } from '@kopa/contract/desk/identity-entities';
import { decideIdentity, type IdentityDecision } from '../../lending/desk/identity-acts.ts';
import { identityCounts, identityLooked, identityQueue } from '../../lending/desk/identity-queue.ts';
import { identityReview } from '../../lending/desk/identity-review.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskIdentityHandlers: readonly Answered[] = [
  on(deskIdentityQueue)((request, context) =>
    context.read(async (tx) => {
      const { open, late } = await identityCounts(tx, atWork(context));
      return { ...(await identityQueue(tx, request, atWork(context))), counts: { open, late } };
    }),
  ),

  on(deskIdentityReview)(({ id }, context) =>
    context.read((tx) => identityReview(tx, id, context.actor().id, reviewAt(context))),
  ),

  on(deskIdentityShow)(({ id, why }, context) =>
    act(context, async (tx, record) => {
      const { check } = await identityLooked(tx, id);
      const about = { kind: 'identity', id };
      await record({ act: 'identity.shown', about, why, after: { checkId: check.id } });
      return identityReview(tx, id, context.actor().id, reviewAt(context));
    }),
  ),

  on(deskIdentityPass)(({ id, seen, note }, context) =>
    decide(context, { act: 'passed', orderNo: id, why: note }, seen),
  ),

  on(deskIdentityRefuse)(({ id, seen, why }, context) =>
    decide(context, { act: 'refused', orderNo: id, why }, seen),
  ),

  on(deskIdentityNewPhotos)(({ id, seen, photos, note }, context) =>
    decide(context, { act: 'newPhotos', orderNo: id, photos: [...new Set(photos)], why: note }, seen),
  ),
];

function decide(context: CallContext, decision: IdentityDecision, seen: number): Promise<IdentityReview> {
  return act(context, async (tx, record) => {
    const person = context.actor();
    await decideIdentity(tx, person, decision, seen, reviewAt(context), record);
    return identityReview(tx, decision.orderNo, person.id, reviewAt(context));
  });
}

function reviewAt(context: CallContext) {
  return { ...atWork(context), lender: context.lender };
}
