import { complain } from '../../foundations/complain/index.js';
import type { wheelWords } from '../../foundations/strings/english-dates.js';
import { fill, type Words } from '../../foundations/strings/index.js';
import type { CalendarWords } from '../../foundations/strings/own-date.js';
import { isDay, longDate } from './calendar.js';

/** The validated limits and start. */
export interface Limits {
  min: string;
  max: string;
  /** The current value; null without an existing day. */
  value: string | null;
  /** The wheels' start: between min and max. */
  start: string;
}

interface Given {
  min: string;
  max: string;
  value: string | null;
  initial: string | undefined;
}

const within = (iso: string, min: string, max: string) => (iso < min ? min : iso > max ? max : iso);

/** Reversed limits are swapped; an invalid day is ignored. */
export function safeLimits({ min, max, value, initial }: Given): Limits {
  // A start for invalid limits.
  const [one, other] = [isDay(min) ? min : '1900-01-01', isDay(max) ? max : '2100-12-31'];
  const [first, last] = one <= other ? [one, other] : [other, one];
  const known = value !== null && isDay(value) ? value : null;
  const from = known ?? (initial !== undefined && isDay(initial) ? initial : last);
  return { min: first, max: last, value: known, start: within(from, first, last) };
}

/** Complains about invalid limits. */
export function checkLimits({ min, max, value, initial }: Given): void {
  for (const [name, iso] of Object.entries({ min, max, value, initial }))
    if (typeof iso === 'string' && !isDay(iso))
      complain('DatePicker', `${name} ("${iso}") is not a day. Write a day that exists as 'YYYY-MM-DD'.`);
  if (isDay(min) && isDay(max) && min > max)
    complain(
      'DatePicker',
      `min (${min}) is after max (${max}), so no day could be chosen; they are taken the other way round. Swap them.`,
    );
}

/** The reason against a day before the first or after the last. */
export function outsideText(
  iso: string,
  { min, max }: Limits,
  strings: Words<[typeof wheelWords]> & CalendarWords,
  locale: string,
): string | undefined {
  if (iso < min) return fill(strings.dateTooEarly, { date: longDate(min, locale, strings) });
  if (iso > max) return fill(strings.dateTooLate, { date: longDate(max, locale, strings) });
  return undefined;
}
