import type { ResultOf } from '@kopa/contract/calls/call';
import type { latestOrder } from '@kopa/contract/calls/loan';
import type { Order } from '@kopa/contract/entities';
import { amend, queryClient, queryKeys } from '../lender/queries.ts';
import { keepBegun } from './begun-application.ts';

type LatestOrder = ResultOf<typeof latestOrder>;

const knownLatest = () => queryClient.getQueryData<LatestOrder>(queryKeys.latestOrder);

/** The newest order of the cache, if any. */
export function knownOrder(): Order | null | undefined {
  return knownLatest()?.order;
}

/** Caches an order that the lender does not know yet. */
export function amendOrder(order: Order): void {
  amend<LatestOrder>(queryKeys.latestOrder, (known) => ({ ...known, order }));
  keepBegun(knownLatest());
}

/** Caches the order that a command has changed. */
export function keepOrder(order: Order): void {
  amendOrder(order);
  // The next screen queries on opening; a query here would double the answer.
  for (const queryKey of [queryKeys.latestOrder, queryKeys.home, queryKeys.orders, queryKeys.user])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
