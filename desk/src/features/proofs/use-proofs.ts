import { deskProofQueue, deskProofReview } from '@kopa/contract/desk/calls/proofs';
import type { DeskProof, ProofReview } from '@kopa/contract/desk/proof-entities';
import { skipToken, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { readAnewMs } from '../../shared/session/attention.ts';

export const proofStates = ['open', 'decided'] as const;
export type ProofFilter = (typeof proofStates)[number];

/** The proofs of the chosen filter, part by part. */
export function useProofs(state: ProofFilter) {
  const query = useInfiniteQuery({
    queryKey: queryKeys.proofQueue(state),
    queryFn: ({ pageParam, signal }) => send(deskProofQueue, { state, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: readAnewMs,
  });
  const items: readonly DeskProof[] | undefined = query.data?.pages.flatMap((page) => page.items);
  return { query, items, counts: query.data?.pages[0]?.counts };
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
