import type { calendarWords } from './english-dates.js';
import { fill } from './fill.js';
import type { Words } from './strings.js';

/** The texts of a language for dates. */
export type CalendarWords = Words<[typeof calendarWords]>;

const shipped = /^(en|es|sw)$/;

/** Whether the words are a host's own for dates of the locale, by language or by order. */
export const isOwn = (locale: string, { language, longDay }: CalendarWords): boolean =>
  locale.split('-')[0] === language && (!shipped.test(language) || !longDay.startsWith('{day}'));

/** A date, 'YYYY-MM-DD', in the words: '14 March 1994'. */
export function dateInWords(iso: string, { longDay, months }: CalendarWords): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return fill(longDay, { day, month: months[month - 1] ?? '', year });
}

/**
 * A date in a host's own words, for places where the browser writes other dates shorter: undefined for those.
 */
export function ownDate(iso: string, locale: string, words: CalendarWords): string | undefined {
  return isOwn(locale, words) ? dateInWords(iso, words) : undefined;
}
