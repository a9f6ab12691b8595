import type { CalendarWords } from '../../foundations/strings/own-date.js';
import { longMonth } from '../date-picker/calendar.js';

/** A month of a year: 'YYYY-MM'. */
export interface MonthYear {
  year: number;
  /** 1 to 12 */
  month: number;
}

const two = (n: number) => String(n).padStart(2, '0');

/** Whether a text is 'YYYY-MM' and the month exists. */
export const isPeriod = (period: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(period);

/** Parses 'YYYY-MM'. */
export function parsePeriod(period: string): MonthYear {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return { year, month };
}

/** Formats valid parts as 'YYYY-MM'. */
export const toPeriod = ({ year, month }: MonthYear): string =>
  `${String(year).padStart(4, '0')}-${two(month)}`;

/** The form on a card: '07/29'. */
export function onCard(period: string): string {
  const { year, month } = parsePeriod(period);
  return `${two(month)}/${two(year % 100)}`;
}

/** The locale's text: 'July 2029'. */
export function longPeriod(period: string, locale: string, words?: CalendarWords): string {
  const { year, month } = parsePeriod(period);
  return longMonth(year, month, locale, words);
}

/** The valid part of a typed or pasted text: digits with a slash, the year in two digits. */
export function tidyTyped(text: string): string {
  const [first = '', ...rest] = text.split(/\D+/).filter(Boolean);
  const isSplit = rest.length > 0 || /\d\D+$/.test(text);
  // A one-digit month that ends with a slash or cannot continue, such as 7.
  const digits = (isSplit && first.length === 1) || /^[2-9]/.test(first) ? `0${first}` : first;
  const all = digits + rest.join('');
  const year = all.slice(2);
  const short = year.length > 2 && year.startsWith('20') ? year.slice(2) : year;
  return all.length > 2 ? `${all.slice(0, 2)}/${short.slice(0, 2)}` : all;
}

/** Converts a card's text to 'YYYY-MM', in the century of `from`; undefined for another text. */
export function readTyped(text: string, from: string): string | undefined {
  const [, month = '', year = ''] = /^(\d\d)\/(\d\d)$/.exec(text) ?? [];
  const century = Math.floor(parsePeriod(from).year / 100) * 100;
  const period = toPeriod({ year: century + Number(year), month: Number(month) });
  return year !== '' && isPeriod(period) ? period : undefined;
}
