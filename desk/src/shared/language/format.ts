import { dayOf, localTime, type Day } from '@kopa/contract/calendar';
import { figureText, moneyText } from '@kopa/contract/market/money';
import { useMemo } from 'react';
import { market } from '../lender/lender.ts';
import { useSettings } from '../session/settings.ts';
import { localeTags } from './language.ts';

/** Formats moments, days and amounts in the reader's language and the market's time. */
export interface Format {
  /** 'Mon 23 Nov' */
  weekday: (instant: number) => string;
  /** '10:42' */
  clock: (instant: number) => string;
  /** '11:24:08' */
  seconds: (instant: number) => string;
  /** 'Mon 23 Nov, 10:42' */
  moment: (instant: number) => string;
  /** 'Wed 6 Jan 2027' */
  day: (day: Day) => string;
  /** '20–22 Nov 2026' from the first and the last day. */
  days: (from: Day, to: Day) => string;
  /** '10,000' from integer cents. */
  sum: (cents: number) => string;
  /** 'KSh 10,000' from integer cents. */
  money: (cents: number) => string;
  /** '48,219' */
  count: (count: number) => string;
}

export function useFormat(): Format {
  const { language } = useSettings();
  return useMemo(() => {
    const tag = localeTags[language];
    const dated = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, hourCycle: 'h23', timeZone: 'UTC' });
      return (instant: number) => format.format(localTime(instant, market())).replaceAll(',', '');
    };
    const weekday = dated({ weekday: 'short', day: 'numeric', month: 'short' });
    const clock = dated({ hour: '2-digit', minute: '2-digit' });
    const wholeDay = new Intl.DateTimeFormat(tag, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const dates = new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const numbers = new Intl.NumberFormat(tag);
    return {
      weekday,
      clock,
      seconds: dated({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
      moment: (instant) => `${weekday(instant)}, ${clock(instant)}`,
      day: (day) => wholeDay.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', ''),
      days: (from, to) => dates.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
      sum: (cents) => figureText(cents, market().currency),
      money: (cents) => moneyText(cents, market().currency),
      count: (count) => numbers.format(count),
    };
  }, [language]);
}

/** The market's day of an instant. */
export function marketDay(instant: number): Day {
  return dayOf(instant, market());
}
