/**
 * The load time of figures as text: "10:42" today, otherwise "20 Nov, 10:42". In the phone's clock and zone.
 *
 * @param at In ms since 1970.
 * @param locale BCP 47.
 * @param now In ms since 1970.
 */
export function figuresTime(at: number, locale: string, now = Date.now()): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
  const today = day.format(at) === day.format(now);
  return new Intl.DateTimeFormat(locale, {
    ...(today ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
