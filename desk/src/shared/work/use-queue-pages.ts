import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { readAnewMs } from '../session/attention.ts';

/** A part of a queue. */
interface Part<Item, Counts> {
  items: Item[];
  nextCursor: string | null;
  counts: Counts;
}

/** A queue in the order of the promise, part by part; `ask` gets the cursor of a part. */
export function useQueuePages<Item, Counts>(
  queryKey: QueryKey,
  ask: (cursor: string | null, signal: AbortSignal) => Promise<Part<Item, Counts>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: readAnewMs,
  });
  const items: readonly Item[] | undefined = query.data?.pages.flatMap((part) => part.items);
  return { query, items, counts: query.data?.pages[0]?.counts };
}
