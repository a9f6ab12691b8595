import { orderSteps, type OrderStep } from './order-steps.ts';

/**
 * Which orders a list shows: all, what has not ended (an application or a loan), what is paid back, and what ended without
 * money: not approved, cancelled, or not collected in time.
 */
export const orderFilters = ['all', 'running', 'finished', 'notPaidOut'] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Under which filter an order at this step is found besides `all`. */
export function filterOf(step: OrderStep): Exclude<OrderFilter, 'all'> {
  if (step === orderSteps.finish) return 'finished';
  return step === orderSteps.cancel || step === orderSteps.reject ? 'notPaidOut' : 'running';
}
