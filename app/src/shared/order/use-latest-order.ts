import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../lender/queries.ts';
import { freshFor } from './keep-order.ts';
import { fetchLatestOrder, fetchUser } from './order-calls.ts';

/**
 * The newest order with its questions; polled every `pollSeconds` while awaiting. A visitor gets
 * `notLoggedIn`, which redirects home (S2-68). `section`: the position of the section that the screen shows.
 */
export function useLatestOrder({ pollSeconds, section }: { pollSeconds?: number; section?: number } = {}) {
  const query = useQuery({
    queryKey: queryKeys.latestOrder,
    queryFn: fetchLatestOrder,
    staleTime: ({ state }) => freshFor(state.data?.order, section),
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
