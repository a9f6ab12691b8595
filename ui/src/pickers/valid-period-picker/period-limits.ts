import { complain } from '../../foundations/complain/index.js';
import type { wheelWords } from '../../foundations/strings/english-dates.js';
import { fill, type Words } from '../../foundations/strings/index.js';
import type { CalendarWords } from '../../foundations/strings/own-date.js';
import { isPeriod, longPeriod } from './month-year.js';

interface Given {
  from: string;
  to: string;
  value: string | null;
}

/** The validated props: ordered limits, an existing value, and a start between the limits. */
export interface PeriodLimits extends Given {
  start: string;
}

/** Reversed limits are swapped; a value that does not exist counts as none. */
export function safePeriods({ from, to, value }: Given): PeriodLimits {
  const [one, other] = [isPeriod(from) ? from : '2000-01', isPeriod(to) ? to : '2099-12'];
  const [first, last] = one <= other ? [one, other] : [other, one];
  const known = value !== null && isPeriod(value) ? value : null;
  const wanted = known ?? first;
  return {
    from: first,
    to: last,
    value: known,
    start: wanted < first ? first : wanted > last ? last : wanted,
  };
}

/** Complains about invalid limits. */
export function checkPeriods({ from, to, value }: Given): void {
  for (const [name, period] of Object.entries({ from, to, value }))
    if (typeof period === 'string' && !isPeriod(period))
      complain(
        'ValidPeriodPicker',
        `${name} ("${period}") is not a month. Write a month that exists as 'YYYY-MM'.`,
      );
  if (isPeriod(from) && isPeriod(to) && from > to)
    complain(
      'ValidPeriodPicker',
      `from (${from}) is after to (${to}), so nothing could be chosen; they are taken the other way round. Swap them.`,
    );
}

/** The reason against a month before the first or after the last. */
export function periodFault(
  period: string,
  { from, to }: PeriodLimits,
  strings: Words<[typeof wheelWords]> & CalendarWords,
  locale: string,
): string | undefined {
  if (period < from) return fill(strings.dateTooEarly, { date: longPeriod(from, locale, strings) });
  if (period > to) return fill(strings.dateTooLate, { date: longPeriod(to, locale, strings) });
  return undefined;
}
