import {
  deskProofAccept,
  deskProofQueue,
  deskProofReject,
  deskProofReview,
} from '@kopa/contract/desk/calls/proofs';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { ProofReview } from '@kopa/contract/desk/proof-entities';
import { takeItem } from '../../lending/desk/claims.ts';
import { proofCounts, proofQueue } from '../../lending/desk/proof-queue.ts';
import { decideProof, proofReview, type ProofDecision } from '../../lending/desk/review-proof.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskProofHandlers: readonly Answered[] = [
  on(deskProofQueue)((request, context) =>
    context.read(async (tx) => {
      const { open, late } = await proofCounts(tx, atWork(context));
      return { ...(await proofQueue(tx, request, atWork(context))), counts: { open, late } };
    }),
  ),

  on(deskProofReview)((request, context) => context.read((tx) => proofReview(tx, request, atWork(context)))),

  on(deskProofAccept)(({ id, receipt, bookCents }, context) =>
    decide(id, { decision: 'accept', receipt, bookCents }, context),
  ),

  on(deskProofReject)(({ id, reason }, context) => decide(id, { decision: 'reject', reason }, context)),
];

function decide(id: string, decided: ProofDecision, context: CallContext): Promise<ProofReview> {
  return act(context, async (tx, record) => {
    const { before, bookedCents } = await decideProof(tx, id, decided, atWork(context));
    await takeItem(tx, { queue: 'proofs', id }, context.actor().id, context.at, deskRules);
    await record({
      act: decided.decision === 'accept' ? 'proofs.accepted' : 'proofs.rejected',
      about: { kind: 'proofs', id },
      ...(decided.decision === 'reject' && { why: decided.reason }),
      before: { state: before.state },
      after:
        decided.decision === 'accept'
          ? { state: 'accepted', receipt: decided.receipt, bookedCents }
          : { state: 'rejected', reason: decided.reason },
    });
    return proofReview(tx, { id }, atWork(context));
  });
}
