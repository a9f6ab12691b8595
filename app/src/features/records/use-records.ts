import type { OrderFilter } from '@kopa/contract/order-filters';
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '../../shared/lender/queries.ts';
import { fetchRecords, keptRecords, type RecordRow, type RecordsPage } from './record-row.ts';

/** Number of rows of the first and of each later page. */
const firstRows = 30;
const laterRows = 50;
/** The cache time of the list while its owner is elsewhere in the app, for Back. */
const heldFor = 30 * 60_000;

export interface Records {
  /** Undefined before the first data. */
  rows: readonly RecordRow[] | undefined;
  counts: RecordsPage['counts'] | undefined;
  /** Time of this phone's stored list when the lender is unreachable; in ms. */
  seenAt: number | null;
  first: UseQueryResult<RecordsPage, Error>;
  /** The state below the rows. */
  more: { there: boolean; loading: boolean; failed: boolean; load: () => void };
}

/**
 * The borrower's orders under a filter, newest first. The first page is loaded on each visit; later pages
 * contain ended, constant orders and are loaded once.
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
