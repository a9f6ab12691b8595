import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../lender/queries.ts';
import { useSession } from '../session/session.ts';
import { fetchLatestOrder, fetchUser } from './order-calls.ts';

/** The newest order with its questions; asked again every `pollSeconds` while something is awaited. */
export function useLatestOrder({ pollSeconds }: { pollSeconds?: number } = {}) {
  const session = useSession();
  const query = useQuery({
    queryKey: queryKeys.latestOrder,
    queryFn: fetchLatestOrder,
    enabled: session !== null,
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
  const session = useSession();
  return useQuery({
    queryKey: queryKeys.user,
    queryFn: fetchUser,
    enabled: session !== null,
    staleTime: 60_000,
  });
}
