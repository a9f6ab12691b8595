import { orderSteps, type OrderStep } from './order-steps.ts';

/**
 * The filters of an order list: all, open ones (an application or a loan), paid-off ones, and those that
 * ended without money: rejected, cancelled, or not collected in time.
 */
export const orderFilters = ['all', 'running', 'finished', 'notPaidOut'] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** The filter of an order at this step, besides `all`. */
export function filterOf(step: OrderStep): Exclude<OrderFilter, 'all'> {
  if (step === orderSteps.finish) return 'finished';
  return step === orderSteps.cancel || step === orderSteps.reject ? 'notPaidOut' : 'running';
}
