import type { OrderFilter } from '@kopa/contract/order-filters';
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '../../shared/lender/queries.ts';
import { fetchRecords, keptRecords, type RecordRow, type RecordsPage } from './record-row.ts';

/** How many rows come first, and how many with each later page. */
const firstRows = 30;
const laterRows = 50;
/** As long as the list is held while its owner is elsewhere in the app, so that Back finds it whole. */
const heldFor = 30 * 60_000;

export interface Records {
  /** Undefined until there is anything to show. */
  rows: readonly RecordRow[] | undefined;
  counts: RecordsPage['counts'] | undefined;
  /** When this phone last saw it, when the lender cannot be asked now; in milliseconds. */
  seenAt: number | null;
  first: UseQueryResult<RecordsPage, Error>;
  /** What comes after the rows. */
  more: { there: boolean; loading: boolean; failed: boolean; load: () => void };
}

/**
 * The borrower's orders through a filter, newest first. The first page is the lender's word each time the screen opens; what lies
 * behind it has ended and does not change, so it is asked for once, page by page.
 */
export function useRecords(show: OrderFilter, online: boolean): Records {
  const first = useQuery({
    queryKey: [...queryKeys.orders, show],
    queryFn: () => fetchRecords({ show, pageSize: firstRows }),
    gcTime: heldFor,
  });
  const start = first.data?.after ?? null;
  const later = useInfiniteQuery({
    queryKey: [...queryKeys.orders, show, 'after', start],
    queryFn: ({ pageParam }) => fetchRecords({ show, pageSize: laterRows, after: pageParam }),
    initialPageParam: start ?? '',
    getNextPageParam: ({ after }) => after,
    enabled: false,
    staleTime: Infinity,
    gcTime: heldFor,
  });
  const lost = first.data === undefined && (first.isError || !online);
  const seen = useMemo(() => (lost ? keptRecords(show) : null), [lost, show]);
  const page = first.data ?? seen?.page;
  const rows = useMemo(
    () => page && [...page.rows, ...(later.data?.pages.flatMap((each) => each.rows) ?? [])],
    [page, later.data],
  );
  return {
    rows,
    counts: page?.counts,
    seenAt: seen?.at ?? null,
    first,
    more: {
      there: start !== null && (later.data === undefined || later.hasNextPage),
      loading: later.isFetching,
      failed: later.isError,
      load: () => {
        if (!later.isFetching) void later.fetchNextPage();
      },
    },
  };
}
