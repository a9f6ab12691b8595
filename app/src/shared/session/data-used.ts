import { dayOf } from '@kopa/contract/calendar';
import * as z from 'zod/mini';
import { market } from './policy.ts';
import { readStored, writeStored } from './stored.ts';

const key = 'dataUsed';
/** Number of shown and stored months. */
const monthsKept = 3;

/** The traffic of one month, '2026-11', in bytes. */
export interface MonthOfData {
  month: string;
  bytes: number;
}

const stored = z.array(
  z.object({
    month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
    bytes: z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
);

/** Whether the browser reports the size of what it receives; Safari does from 16.4 on. */
export const countsData = (): boolean =>
  typeof PerformanceResourceTiming === 'function' && 'transferSize' in PerformanceResourceTiming.prototype;

/**
 * The newest months with traffic on this phone, newest first. The stored value is parsed; a damaged one
 * counts as empty.
 */
export function dataUsed(): MonthOfData[] {
  const read = z.safeParse(stored, readStored(key));
  if (!read.success) return [];
  return [...read.data].sort((one, other) => (one.month < other.month ? 1 : -1)).slice(0, monthsKept);
}

/**
 * Adds to the month of an instant. The count covers this phone only and reveals nothing of the viewed
 * content.
 */
export function addDataUsed(bytes: number, at: number): void {
  if (!(bytes > 0)) return;
  // Without a lender's answer the market is not known.
  const month = dayOf(at, market() ?? { utcOffset: '+00:00' }).slice(0, 7);
  const months = dataUsed();
  const before = months.find((each) => each.month === month)?.bytes ?? 0;
  const others = months.filter((each) => each.month !== month);
  writeStored(key, [{ month, bytes: before + Math.round(bytes) }, ...others].slice(0, monthsKept));
}
