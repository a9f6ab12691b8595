import type { Order } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { amend, queryClient, queryKeys } from '../lender/queries.ts';
import { positionOf } from './application-steps.ts';

interface LatestOrder {
  order: Order | null;
  questions: unknown[];
  serverTime: number;
}

/** The newest order of the cache, if any. */
export function knownOrder(): Order | null | undefined {
  return queryClient.getQueryData<LatestOrder>(queryKeys.latestOrder)?.order;
}

/** Whether an order stands at a section, whose screen needs no questions. */
const isSection = ({ step }: Order) => step !== orderSteps.question && positionOf(step) >= 0;

/** Orders that a command has answered. */
const answered = new WeakSet<Order>();

/**
 * The age in ms up to which the screen of a section needs no call: the answer of the section before opens it.
 * `position`: the section's.
 */
export function freshFor(order: Order | null | undefined, position: number | undefined): number {
  return order && answered.has(order) && positionOf(order.step) === position ? 5000 : 0;
}

/** Caches the order that a command has changed. */
export function keepOrder(order: Order): void {
  const state = queryClient.getQueryState<LatestOrder>(queryKeys.latestOrder);
  if (state?.data && isSection(order)) {
    const serverTime = state.data.serverTime + Date.now() - state.dataUpdatedAt;
    const kept = queryClient.setQueryData<LatestOrder>(queryKeys.latestOrder, {
      order,
      questions: [],
      serverTime,
    });
    if (kept?.order) answered.add(kept.order);
  } else {
    amend<LatestOrder>(queryKeys.latestOrder, (known) => ({ ...known, order }));
    void queryClient.invalidateQueries({ queryKey: queryKeys.latestOrder, refetchType: 'none' });
  }
  // The next screen queries on opening; a query here would double the answer.
  for (const queryKey of [queryKeys.home, queryKeys.orders, queryKeys.user])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
