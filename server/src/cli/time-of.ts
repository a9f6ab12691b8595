import { localTime, type Market } from '@kopa/contract';

/** A moment in the market's time, as in '2026-01-15 12:05'. */
export function timeOf(instant: number, market: Market): string {
  return new Date(localTime(instant, market)).toISOString().slice(0, 16).replace('T', ' ');
}
