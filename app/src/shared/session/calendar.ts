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

/** The lender's clock minus the phone's, in ms, as the first answer of this page has told. */
let ahead: number | undefined;
const waiting: (() => void)[] = [];

/** The lender has answered at this time, in epoch ms; NaN for an answer without a time. */
export function noteLenderTime(told: number): void {
  if (ahead !== undefined || Number.isNaN(told)) return;
  ahead = told - Date.now();
  for (const act of waiting.splice(0)) act();
}

/** Acts once the lender's time is known. */
export function whenTimeIsKnown(act: () => void): void {
  if (ahead === undefined) waiting.push(act);
  else act();
}

/** The time in epoch ms: by the lender's clock where it is known, else by the phone's, which may be wrong. */
export function lenderNow(): number {
  return Date.now() + (ahead ?? 0);
}
