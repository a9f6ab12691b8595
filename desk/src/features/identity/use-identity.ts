import { deskIdentityQueue, deskIdentityReview } from '@kopa/contract/desk/calls/identity';
import type { IdentityReview } from '@kopa/contract/desk/identity-entities';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import type { OpenOrDecided } from '../../shared/work/use-open-or-decided.ts';
import { useQueuePages } from '../../shared/work/use-queue-pages.ts';

/** The identities of the chosen filter, part by part. */
export function useIdentities(state: OpenOrDecided) {
  return useQueuePages(queryKeys.identityQueue(state), (cursor, signal) =>
    send(deskIdentityQueue, { state, cursor }, { signal }),
  );
}

/** One identity. Its values are not kept after the page. */
export function useIdentity(id: string | undefined): UseQueryResult<IdentityReview> {
  return useQuery({
    queryKey: queryKeys.identityOne(id ?? ''),
    queryFn: id === undefined ? skipToken : ({ signal }) => send(deskIdentityReview, { id }, { signal }),
    gcTime: 0,
  });
}
