import { deskProofQueue, deskProofReview } from '@kopa/contract/desk/calls/proofs';
import type { ProofReview } from '@kopa/contract/desk/proof-entities';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import type { OpenOrDecided } from '../../shared/work/use-open-or-decided.ts';
import { useQueuePages } from '../../shared/work/use-queue-pages.ts';

/** The proofs of the chosen filter, part by part. */
export function useProofs(state: OpenOrDecided) {
  return useQueuePages(queryKeys.proofQueue(state), (cursor, signal) =>
    send(deskProofQueue, { state, cursor }, { signal }),
  );
}

/** One proof beside its payments; `receipt` is looked for, too. Without an id nothing is asked. */
export function useProof(id: string | undefined, receipt: string | undefined): UseQueryResult<ProofReview> {
  return useQuery({
    queryKey: queryKeys.proof(id ?? '', receipt ?? ''),
    queryFn:
      id === undefined
        ? skipToken
        : ({ signal }) => send(deskProofReview, { id, ...(receipt && { receipt }) }, { signal }),
    // While another receipt is looked for.
    placeholderData: (before) => (before?.item.id === id ? before : undefined),
  });
}
