import { complain } from '../../foundations/complain/index.js';
import type { wheelWords } from '../../foundations/strings/english.js';
import { fill, type Words } from '../../foundations/strings/index.js';
import { isDay, longDate, type CalendarWords } from './calendar.js';

/** What the host says may be chosen, and where to begin, made safe. */
export interface Limits {
  min: string;
  max: string;
  /** The day that was chosen before; null when there was none, or none that exists. */
  value: string | null;
  /** Where the wheels begin: between min and max. */
  start: string;
}

interface Given {
  min: string;
  max: string;
  value: string | null;
  initial: string | undefined;
}

const within = (iso: string, min: string, max: string) => (iso < min ? min : iso > max ? max : iso);

/** Limits that are the wrong way round are turned; a day that is none does not count. */
export function safeLimits({ min, max, value, initial }: Given): Limits {
  // Somewhere to begin although neither limit is a day.
  const [one, other] = [isDay(min) ? min : '1900-01-01', isDay(max) ? max : '2100-12-31'];
  const [first, last] = one <= other ? [one, other] : [other, one];
  const known = value !== null && isDay(value) ? value : null;
  const from = known ?? (initial !== undefined && isDay(initial) ? initial : last);
  return { min: first, max: last, value: known, start: within(from, first, last) };
}

/** Tells developers what is wrong with the limits. */
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

/** Why a day cannot be chosen, when it is before the first or after the last. */
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
