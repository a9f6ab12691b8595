import { describe, expect, it, vi } from 'vitest';
import { en } from '../../foundations/strings/en.js';
import { es } from '../../foundations/strings/es.js';
import { sw } from '../../foundations/strings/sw.js';
import {
  daysIn,
  isDay,
  longDate,
  longMonth,
  monthNames,
  parseIso,
  partOrder,
  toIso,
  withinMonth,
} from './calendar.js';

describe('calendar days', () => {
  it('a day is read and written unchanged', () => {
    expect(toIso(parseIso('1994-03-04'))).toBe('1994-03-04');
  });

  it('the calendar knows which days exist', () => {
    expect(['2024-02-29', '1994-12-31'].map(isDay)).toEqual([true, true]);
    expect(['2023-02-29', '1994-13-01', '1994-00-10', '14-03-1994', '1994-3-14', ''].map(isDay)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });

  it('the calendar knows the length of each month, also in leap years', () => {
    expect([1, 2, 4, 12].map((month) => daysIn(2026, month))).toEqual([31, 28, 30, 31]);
    expect([2000, 2024, 1900, 2100].map((year) => daysIn(year, 2))).toEqual([29, 29, 28, 28]);
  });

  it('a day is limited to its month', () => {
    expect(withinMonth({ year: 2024, month: 2, day: 31 })).toEqual({ year: 2024, month: 2, day: 29 });
    expect(withinMonth({ year: 2024, month: 3, day: 31 }).day).toBe(31);
  });

  it("a date is written in the locale's words, without a shift by time zone", () => {
    expect(longDate('1994-03-01', 'en-KE')).toBe('1 March 1994');
    expect(longDate('1994-12-31', 'es')).toBe('31 de diciembre de 1994');
    expect(longDate('1994-03-14', 'sw-KE')).toBe('14 Machi 1994');
    expect(longDate('0099-01-01', 'en-KE')).toContain('99');
  });

  it('months and order of the parts follow the locale', () => {
    expect(monthNames('sw-KE', 'long')[2]).toBe('Machi');
    expect(monthNames('en-KE', 'short')[8]).toMatch(/^Sept?$/);
    expect(partOrder('en-KE')).toEqual(['day', 'month', 'year']);
    expect(partOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(partOrder('hu')).toEqual(['year', 'month', 'day']);
  });
});

describe('dates in words without Intl', () => {
  const isos = Array.from(
    { length: 12 },
    (_, at) => `1994-${String(at + 1).padStart(2, '0')}-0${(at % 9) + 1}`,
  );

  it.each([
    ...['AU', 'GB', 'GH', 'IE', 'IN', 'KE', 'MW', 'NG', 'NZ', 'RW', 'SS', 'TZ', 'UG', 'ZM'].map(
      (region) => [`en-${region}`, en] as const,
    ),
    ...['es', 'es-419', 'es-AR', 'es-BO', 'es-CL', 'es-CO', 'es-CR', 'es-DO', 'es-EC', 'es-ES', 'es-GT'].map(
      (locale) => [locale, es] as const,
    ),
    ...['es-MX', 'es-NI', 'es-PA', 'es-PR', 'es-PY', 'es-SV', 'es-US', 'es-VE'].map(
      (locale) => [locale, es] as const,
    ),
    ...['sw', 'sw-CD', 'sw-KE', 'sw-TZ', 'sw-UG'].map((locale) => [locale, sw] as const),
    // Words of another language, and locales that write otherwise, are the browser's.
    ...['en-US', 'en-ZA', 'en', 'es-HN', 'es-PE', 'es-KE', 'de-DE', 'ar-EG', 'hu'].map(
      (locale) => [locale, en] as const,
    ),
    ['es-ES', sw] as const,
    ['es-HN', es] as const,
    ['es-PE', es] as const,
  ])('the words are those of the browser in %s', (locale, words) => {
    const named = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return isos.map((iso) => format.format(new Date(`${iso}T00:00:00Z`)));
    };
    expect(isos.map((iso) => longDate(iso, locale, words))).toEqual(named({ dateStyle: 'long' }));
    expect(isos.map((_, at) => longMonth(1994, at + 1, locale, words))).toEqual(
      named({ month: 'long', year: 'numeric' }),
    );
    expect(monthNames(locale, 'long', words)).toEqual(named({ month: 'long' }));
    const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatToParts(0);
    expect(partOrder(locale)).toEqual(
      parts.map(({ type }) => type).filter((type) => ['day', 'month', 'year'].includes(type)),
    );
  });

  const luganda = {
    ...en,
    language: 'lg',
    months:
      'Janwali Febwali Maaki Apuli Maayi Juuni Julaayi Agusito Sebuttemba Okitobba Novemba Desemba'.split(
        ' ',
      ),
  };

  it('words of a language that the browser lacks name every date', () => {
    // Intl would fall back to the language of the machine.
    expect(Intl.DateTimeFormat.supportedLocalesOf(['lgg-UG', 'zxx'])).toEqual([]);
    const words = { ...luganda, language: 'lgg' };
    expect(longDate('1994-03-14', 'lgg-UG', words)).toBe('14 Maaki 1994');
    expect(longMonth(2029, 7, 'lgg-UG', words)).toBe('Julaayi 2029');
    expect(monthNames('lgg-UG', 'long', words)[8]).toBe('Sebuttemba');
    expect(monthNames('lgg-UG', 'short', words)[8]).toBe('Sebuttemba');
    expect(partOrder('lgg-UG', words)).toEqual(['day', 'month', 'year']);
  });

  it('own words win over the browser, in their own order', () => {
    expect(longDate('1994-03-14', 'lg-UG', luganda)).toBe('14 Maaki 1994');
    expect(longDate('1994-03-14', 'lg', luganda)).toBe('14 Maaki 1994');
    const yearFirst = { ...luganda, longDay: '{year} {month} {day}' };
    expect(longDate('1994-03-14', 'lg-UG', yearFirst)).toBe('1994 Maaki 14');
    expect(partOrder('lg-UG', yearFirst)).toEqual(['year', 'month', 'day']);
    // English of a host that writes as the United States do.
    const american = { ...en, longDay: '{month} {day}, {year}' };
    expect(longDate('1994-03-14', 'en-US', american)).toBe('March 14, 1994');
    // Words of another language than the locale's say nothing about it.
    expect(longDate('1994-03-14', 'es-ES', luganda)).toBe('14 de marzo de 1994');
    expect(longDate('1994-03-14', 'lgg-UG', luganda)).not.toContain('Maaki');
  });

  it('no Intl format is created where the words are known', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    longDate('1994-03-14', 'en-KE');
    longDate('1994-03-14', 'sw-KE', sw);
    partOrder('es');
    expect(monthNames('es', 'long', es)[0]).toBe('enero');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
