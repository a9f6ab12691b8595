import { calendarWords } from '../../foundations/strings/english-dates.js';
import { fill } from '../../foundations/strings/index.js';
import { dateInWords, isOwn, type CalendarWords } from '../../foundations/strings/own-date.js';

/** Calendar days without time and zone: 'YYYY-MM-DD' and its parts. */

export interface Day {
  year: number;
  /** 1 to 12 */
  month: number;
  /** 1 to 31; may exceed the month's length during the choice */
  day: number;
}

export type Part = keyof Day;

const two = (n: number) => String(n).padStart(2, '0');

/** Parses 'YYYY-MM-DD'. */
export function parseIso(iso: string): Day {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** Formats valid parts as 'YYYY-MM-DD'. */
export function toIso({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Whether a text is 'YYYY-MM-DD' and the day exists. */
export function isDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const { year, month, day } = parseIso(iso);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** The number of days of a month. */
export function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The same day, or the last day of a shorter month. */
export function withinMonth(wanted: Day): Day {
  return { ...wanted, day: Math.min(wanted.day, daysIn(wanted.year, wanted.month)) };
}

const utc = ({ year, month, day }: Day) => {
  const date = new Date(Date.UTC(2000, month - 1, day));
  // Date.UTC maps years below 100 to 19xx.
  date.setUTCFullYear(year, month - 1, day);
  return date;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A new format costs several milliseconds on a cheap phone, and the sentence changes with every passing row.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

/**
 * Locales with the day first and without leading zeros, like the texts of their language. The browser's first
 * date format costs more than the remaining opening, so these locales need none.
 */
const dayFirst =
  /^(en-(AU|GB|GH|IE|IN|KE|MW|NG|NZ|RW|SS|TZ|UG|ZM)|es(-(419|AR|BO|CL|CO|CR|DO|EC|ES|GT|MX|NI|PA|PR|PY|SV|US|VE))?|sw(-(CD|KE|TZ|UG))?)$/;

/**
 * Whether a date is written in the words: those of a host's language always, also where the browser lacks
 * the language; the shipped ones where their order is the locale's, or where the host has another order.
 */
const hasWords = (locale: string, words: CalendarWords) =>
  isOwn(locale, words) || (locale.split('-')[0] === words.language && dayFirst.test(locale));

/**
 * A date as text: '14 March 1994'. Without texts the English ones apply; other languages use the browser's.
 */
export function longDate(iso: string, locale: string, words: CalendarWords = calendarWords): string {
  if (hasWords(locale, words)) return dateInWords(iso, words);
  return dateFormat(locale, { dateStyle: 'long' }).format(utc(parseIso(iso)));
}

/** A month as text: 'July 2029'. */
export function longMonth(
  year: number,
  month: number,
  locale: string,
  words: CalendarWords = calendarWords,
): string {
  if (hasWords(locale, words)) return fill(words.longMonth, { month: words.months[month - 1] ?? '', year });
  return dateFormat(locale, { month: 'long', year: 'numeric' }).format(utc({ year, month, day: 1 }));
}

/** The names of the twelve months. */
export function monthNames(
  locale: string,
  length: 'long' | 'short',
  words: CalendarWords = calendarWords,
): readonly string[] {
  // A browser without the language would name the months in its own.
  const isUnknown = () => Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0;
  if (hasWords(locale, words) && (length === 'long' || isUnknown())) return words.months;
  const format = dateFormat(locale, { month: length });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month, 1))));
}

/** The names of the months for a wheel: short names with large text. */
export function fittingMonthNames(locale: string, words: CalendarWords): readonly string[] {
  const isLarge =
    typeof document !== 'undefined' && parseFloat(getComputedStyle(document.documentElement).fontSize) >= 24;
  return monthNames(locale, isLarge ? 'short' : 'long', words);
}

/** The order of day, month and year: that of the words where a date is written in them, else the locale's. */
export function partOrder(locale: string, words: CalendarWords = calendarWords): readonly Part[] {
  if (hasWords(locale, words))
    return [...words.longDay.matchAll(/day|month|year/g)].map(([part]) => part as Part);
  if (dayFirst.test(locale)) return ['day', 'month', 'year'];
  return dateFormat(locale, { dateStyle: 'long' })
    .formatToParts(new Date(Date.UTC(2000, 0, 1)))
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'day' || type === 'month' || type === 'year');
}
