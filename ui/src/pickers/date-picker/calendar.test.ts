import { describe, expect, it } from 'vitest';
import { daysIn, isDay, longDate, monthNames, parseIso, partOrder, toIso, withinMonth } from './calendar.js';

describe('calendar days', () => {
  it('reads and writes the same day', () => {
    expect(toIso(parseIso('1994-03-04'))).toBe('1994-03-04');
  });

  it('knows which days exist', () => {
    expect(['2024-02-29', '1994-12-31'].map(isDay)).toEqual([true, true]);
    expect(['2023-02-29', '1994-13-01', '1994-00-10', '14-03-1994', '1994-3-14', ''].map(isDay)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });

  it('knows the length of each month, also in leap years', () => {
    expect([1, 2, 4, 12].map((month) => daysIn(2026, month))).toEqual([31, 28, 30, 31]);
    expect([2000, 2024, 1900, 2100].map((year) => daysIn(year, 2))).toEqual([29, 29, 28, 28]);
  });

  it('keeps a day within its month', () => {
    expect(withinMonth({ year: 2024, month: 2, day: 31 })).toEqual({ year: 2024, month: 2, day: 29 });
    expect(withinMonth({ year: 2024, month: 3, day: 31 }).day).toBe(31);
  });

  it('says a date in the words of the locale, without a shift by time zone', () => {
    expect(longDate('1994-03-01', 'en-KE')).toBe('1 March 1994');
    expect(longDate('1994-12-31', 'es')).toBe('31 de diciembre de 1994');
    expect(longDate('1994-03-14', 'sw-KE')).toBe('14 Machi 1994');
    expect(longDate('0099-01-01', 'en-KE')).toContain('99');
  });

  it('names the months and orders the parts as the locale does', () => {
    expect(monthNames('sw-KE', 'long')[2]).toBe('Machi');
    expect(monthNames('en-KE', 'short')[8]).toMatch(/^Sept?$/);
    expect(partOrder('en-KE')).toEqual(['day', 'month', 'year']);
    expect(partOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(partOrder('hu')).toEqual(['year', 'month', 'day']);
  });
});
