import { ownDate, type CalendarWords } from '../../foundations/strings/own-date.js';

/** The day of a moment, 'YYYY-MM-DD', in the phone's zone. */
function dayOf(at: number): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/**
 * The load time of figures as text: "10:42" today, otherwise "20 Nov, 10:42", or in a host's own words "20
 * Novemba 2026, 10:42". In the phone's clock and zone.
 *
 * @param at In ms since 1970.
 * @param locale BCP 47.
 * @param now In ms since 1970.
 */
export function figuresTime(at: number, locale: string, words: CalendarWords, now = Date.now()): string {
  const isToday = dayOf(at) === dayOf(now);
  const own = isToday ? undefined : ownDate(dayOf(at), locale, words);
  const time = new Intl.DateTimeFormat(locale, {
    ...(isToday || own ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return own ? `${own}, ${time}` : time;
}
