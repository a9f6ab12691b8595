import type { Day } from '@kopa/contract/calendar';
import { figureText, moneyText } from '@kopa/contract/market/money';
import type { Language } from '@kopa/contract/wire/headers';
import { useMemo } from 'react';
import { dayOf, localTime } from '../session/calendar.ts';
import { policy } from '../session/policy.ts';
import { useSettings } from '../session/settings.ts';
import { localeTags } from './language.ts';

/** Formats days, amounts and rates in the borrower's language. */
export interface Format {
  /** '20 Feb 2027' */
  day: (day: Day) => string;
  /** 'Sat 20 Feb 2027' */
  weekdayDay: (day: Day) => string;
  /** 'Saturday 20 February 2027', where money is promised. */
  fullDay: (day: Day) => string;
  /** '20 February 2027' */
  longDay: (day: Day) => string;
  /** '20 Feb' */
  shortDay: (day: Day) => string;
  /** '20 Feb, 10:42', in the market. */
  time: (instant: number) => string;
  /** '14:32', in the market. */
  clock: (instant: number) => string;
  /** '10,000' from integer cents; cents only when there are some. */
  sum: (cents: number) => string;
  /** '10,000' with the currency of the market. */
  money: (cents: number) => string;
  /** '35.06%' from bps. */
  percent: (bps: number) => string;
}

const cached = new Map<Language, Format>();

export function formatFor(language: Language): Format {
  const known = cached.get(language);
  if (known) return known;
  const made = makeFormat(localeTags[language]);
  cached.set(language, made);
  return made;
}

export function useFormat(): Format {
  const { language } = useSettings();
  return useMemo(() => formatFor(language), [language]);
}

function makeFormat(tag: string): Format {
  // One costs a slow phone some 30 ms, and home needs few of them.
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return () => (made ??= new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }));
  };
  // A day has no zone: formatted as UTC.
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const format = formatter(options);
    return (day: Day) =>
      format()
        .format(new Date(`${day}T00:00:00Z`))
        .replaceAll(',', '');
  };
  const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const clockOf = (instant: number) => clock().format(localTime(instant));
  const shortDay = dated({ day: 'numeric', month: 'short' });
  return {
    day: dated({ day: 'numeric', month: 'short', year: 'numeric' }),
    weekdayDay: dated({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    fullDay: dated({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    longDay: dated({ day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay,
    time: (instant) => `${shortDay(dayOf(instant))}, ${clockOf(instant)}`,
    clock: clockOf,
    sum: (cents) => figureText(cents, policy().market.currency),
    money: (cents) => moneyText(cents, policy().market.currency),
    percent: (bps) => `${(bps / 100).toFixed(2)}%`,
  };
}
