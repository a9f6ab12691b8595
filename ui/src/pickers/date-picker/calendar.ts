/** Calendar days without time or zone: 'YYYY-MM-DD' and its parts. */

export interface Day {
  year: number;
  /** 1 to 12 */
  month: number;
  /** 1 to 31; may be more than the month has while it is being chosen */
  day: number;
}

export type Part = keyof Day;

const two = (n: number) => String(n).padStart(2, '0');

/** The parts of 'YYYY-MM-DD'. */
export function parseIso(iso: string): Day {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** 'YYYY-MM-DD' of parts that exist. */
export function toIso({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Whether a text is 'YYYY-MM-DD' and such a day exists. */
export function isDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const { year, month, day } = parseIso(iso);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** How many days a month has. */
export function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The same day, or the last of its month when the month is shorter. */
export function withinMonth(wanted: Day): Day {
  return { ...wanted, day: Math.min(wanted.day, daysIn(wanted.year, wanted.month)) };
}

const utc = ({ year, month, day }: Day) => {
  const date = new Date(Date.UTC(2000, month - 1, day));
  // Date.UTC reads years below 100 as 19xx.
  date.setUTCFullYear(year, month - 1, day);
  return date;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs some milliseconds on a cheap phone, and the sentence changes with every row that passes. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

/** A date in words: '14 March 1994'. */
export function longDate(iso: string, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long' }).format(utc(parseIso(iso)));
}

/** The twelve months' own names. */
export function monthNames(locale: string, length: 'long' | 'short'): string[] {
  const format = dateFormat(locale, { month: length });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month, 1))));
}

/** The months' names as they fit into a wheel beside another: short ones where words are large. */
export function fittingMonthNames(locale: string): string[] {
  const isLarge =
    typeof document !== 'undefined' && parseFloat(getComputedStyle(document.documentElement).fontSize) >= 24;
  return monthNames(locale, isLarge ? 'short' : 'long');
}

/** The order in which the locale writes day, month and year. */
export function partOrder(locale: string): Part[] {
  return dateFormat(locale, { dateStyle: 'long' })
    .formatToParts(new Date(Date.UTC(2000, 0, 1)))
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'day' || type === 'month' || type === 'year');
}

/**
 * Makes the formats of a date picker while the browser has nothing else to do: the first one costs more than all the rest of
 * an opening. Gives what ends the waiting.
 */
export function prepareFormats(locale: string): () => void {
  const prepare = () => {
    partOrder(locale);
    monthNames(locale, 'long');
  };
  // Safari has no such callback, and a faster engine.
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  const waiting = requestIdleCallback(prepare);
  return () => cancelIdleCallback(waiting);
}
