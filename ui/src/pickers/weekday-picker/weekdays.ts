import { dateFormat } from '../date-picker/calendar.js';

/** A weekday: 1 is Monday, 7 is Sunday, in every locale. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

interface WeekInfo {
  firstDay: number;
}

/** Missing in web views before Chromium 99. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Whether a number is a weekday. */
export const isWeekday = (day: number): day is Weekday => Number.isInteger(day) && day >= 1 && day <= 7;

/** The name of a day: 'Friday', by the host's words for it, or by the browser's of the locale. */
export function weekdayName(day: Weekday, locale: string, names?: readonly string[]): string {
  const own = names?.[day - 1];
  if (own !== undefined) return own;
  // 1 January 2001 was a Monday.
  return dateFormat(locale, { weekday: 'long' }).format(new Date(Date.UTC(2001, 0, day)));
}

/** The first day of the locale's week; Monday when the browser does not tell. */
export function firstDayOf(locale: string): Weekday {
  const known: LocaleWithWeek = new Intl.Locale(locale);
  const day = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
  return isWeekday(day) ? day : 1;
}

/** All seven days, from a given one. */
export function weekFrom(first: Weekday): Weekday[] {
  return Array.from({ length: 7 }, (_, at) => (((first - 1 + at) % 7) + 1) as Weekday);
}
