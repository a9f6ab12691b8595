import type { ResultOf } from '@kopa/contract/calls/call';
import type { latestOrder } from '@kopa/contract/calls/loan';
import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient, queryKeys } from '../lender/queries.ts';
import { useCutOff } from '../screen/query-view.tsx';
import type { Kept } from '../session/kept.ts';
import { keptApplicant, keptBegun } from './begun-application.ts';
import { fetchLatestOrder, fetchUser } from './order-calls.ts';

/**
 * The newest order with its questions; polled every `pollSeconds` while awaiting. A visitor gets
 * `notLoggedIn`, which redirects home (S2-68).
 */
export function useLatestOrder({
  pollSeconds,
  isEnough,
}: {
  pollSeconds?: number;
  /** Whether a cached answer needs no new request when the screen opens. Default: never. */
  isEnough?: (known: ResultOf<typeof latestOrder>) => boolean;
} = {}) {
  const query = useQuery({
    queryKey: queryKeys.latestOrder,
    queryFn: fetchLatestOrder,
    refetchOnMount: ({ state: { data } }) => !(data && isEnough?.(data)),
    refetchInterval: pollSeconds ? pollSeconds * 1000 : false,
  });
  useLastKnown(query, queryKeys.latestOrder, keptBegun);
  return {
    ...query,
    /**
     * Whether the order is current since this screen opened, or the best available. Only then may a mismatch
     * redirect.
     */
    isCurrent: query.isFetchedAfterMount || query.fetchStatus !== 'fetching',
  };
}

/** Who is logged in, with the saved sections (S3-02). */
export function useUser() {
  const query = useQuery({
    queryKey: queryKeys.user,
    queryFn: fetchUser,
    staleTime: 60_000,
  });
  useLastKnown(query, queryKeys.user, keptApplicant);
  return query;
}

/** Without a connection, and without an answer in this page, the answer is what this phone has seen last. */
function useLastKnown<T>(query: UseQueryResult<T>, queryKey: QueryKey, lastSeen: () => Kept<T> | null): void {
  const isNeeded = useCutOff(query) && query.data === undefined;
  useEffect(() => {
    const last = isNeeded && lastSeen();
    if (last) queryClient.setQueryData<T>(queryKey, last.value, { updatedAt: last.at });
  }, [isNeeded, lastSeen, queryKey]);
}
