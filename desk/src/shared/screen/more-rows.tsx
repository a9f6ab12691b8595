import { InfiniteList } from '@kopa/ui/infinite-list';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Rows of a query in parts: the next part comes near the end of the list, or by a button. */
export function MoreRows({
  query,
  children,
}: {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  children: ReactNode;
}) {
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      onMore={() => void query.fetchNextPage()}
    >
      {children}
    </InfiniteList>
  );
}
