import { longMonth, type CalendarWords } from '../date-picker/calendar.js';

/** A month of a year: 'YYYY-MM'. */
export interface MonthYear {
  year: number;
  /** 1 to 12 */
  month: number;
}

const two = (n: number) => String(n).padStart(2, '0');

/** Whether a text is 'YYYY-MM' and such a month exists. */
export const isPeriod = (period: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(period);

/** The parts of 'YYYY-MM'. */
export function parsePeriod(period: string): MonthYear {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return { year, month };
}

/** 'YYYY-MM' of parts that exist. */
export const toPeriod = ({ year, month }: MonthYear): string =>
  `${String(year).padStart(4, '0')}-${two(month)}`;

/** As it stands on a card: '07/29'. */
export function onCard(period: string): string {
  const { year, month } = parsePeriod(period);
  return `${two(month)}/${two(year % 100)}`;
}

/** In the words of the locale: 'July 2029'. */
export function longPeriod(period: string, locale: string, words?: CalendarWords): string {
  const { year, month } = parsePeriod(period);
  return longMonth(year, month, locale, words);
}

/** What was typed or pasted, as far as it is a month and a year: digits with the stroke between them, the year in two digits. */
export function tidyTyped(text: string): string {
  const [first = '', ...rest] = text.split(/\D+/).filter(Boolean);
  const isSplit = rest.length > 0 || /\d\D+$/.test(text);
  // A month of one digit that was ended by a stroke, or that cannot go on, such as 7.
  const digits = (isSplit && first.length === 1) || /^[2-9]/.test(first) ? `0${first}` : first;
  const all = digits + rest.join('');
  const year = all.slice(2);
  const short = year.length > 2 && year.startsWith('20') ? year.slice(2) : year;
  return all.length > 2 ? `${all.slice(0, 2)}/${short.slice(0, 2)}` : all;
}

/** 'YYYY-MM' of a text as on a card, in the century of `from`; undefined when it is none. */
export function readTyped(text: string, from: string): string | undefined {
  const [, month = '', year = ''] = /^(\d\d)\/(\d\d)$/.exec(text) ?? [];
  const century = Math.floor(parsePeriod(from).year / 100) * 100;
  const period = toPeriod({ year: century + Number(year), month: Number(month) });
  return year !== '' && isPeriod(period) ? period : undefined;
}
