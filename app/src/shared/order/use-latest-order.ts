import type { ResultOf } from '@kopa/contract/calls/call';
import type { latestOrder } from '@kopa/contract/calls/loan';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../lender/queries.ts';
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
  return useQuery({
    queryKey: queryKeys.user,
    queryFn: fetchUser,
    staleTime: 60_000,
  });
}
