import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../lender/queries.ts';
import { fetchLatestOrder, fetchUser } from './order-calls.ts';

/**
 * The newest order with its questions; asked again every `pollSeconds` while something is awaited. A visitor's question is
 * answered by `notLoggedIn`, which leads home (S2-68).
 */
export function useLatestOrder({ pollSeconds }: { pollSeconds?: number } = {}) {
  const query = useQuery({
    queryKey: queryKeys.latestOrder,
    queryFn: fetchLatestOrder,
    refetchInterval: pollSeconds ? pollSeconds * 1000 : false,
  });
  return {
    ...query,
    /**
     * Whether the order is the lender's word since this screen opened, or as good as can be had. Only then may a screen that it
     * does not fit send the borrower elsewhere.
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
