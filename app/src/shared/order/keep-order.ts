import type { Order } from '@kopa/contract/entities';
import { amend, queryClient, queryKeys } from '../lender/queries.ts';

interface LatestOrder {
  order: Order | null;
  questions: unknown[];
  serverTime: number;
}

/** The newest order of the cache, if any. */
export function knownOrder(): Order | null | undefined {
  return queryClient.getQueryData<LatestOrder>(queryKeys.latestOrder)?.order;
}

/** Caches an order that the lender does not know yet. */
export function amendOrder(order: Order): void {
  amend<LatestOrder>(queryKeys.latestOrder, (known) => ({ ...known, order }));
}

/** Caches the order that a command has changed. */
export function keepOrder(order: Order): void {
  amendOrder(order);
  // The next screen queries on opening; a query here would double the answer.
  for (const queryKey of [queryKeys.latestOrder, queryKeys.home, queryKeys.orders, queryKeys.user])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
