import * as calendar from '@kopa/contract/calendar';
import { policy } from './policy.ts';

/** The day of an instant in epoch milliseconds, by the clocks of the lender's market. */
export function dayOf(instant: number): calendar.Day {
  return calendar.dayOf(instant, policy().market);
}

/** An instant as those clocks show it: in epoch milliseconds to be formatted as UTC. */
export function localTime(instant: number): number {
  return calendar.localTime(instant, policy().market);
}
