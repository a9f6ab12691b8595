import { describe, expect, it } from 'vitest';
import { firstDayOf, isWeekday, weekdayName, weekFrom } from './weekdays.js';

describe('weekdays', () => {
  it('weekdays have the same numbers in every locale, and its words', () => {
    expect(weekdayName(1, 'en-KE')).toBe('Monday');
    expect(weekdayName(7, 'en-KE')).toBe('Sunday');
    expect(weekdayName(5, 'es')).toBe('viernes');
    expect(weekdayName(5, 'sw-KE')).toBe('Ijumaa');
    const luganda = 'Bbalaza Lwakubiri Lwakusatu Lwakuna Lwakutaano Lwamukaaga Sande'.split(' ');
    expect(weekdayName(5, 'lg-UG', luganda)).toBe('Lwakutaano');
  });

  it('the week begins with the first day of the locale', () => {
    expect(firstDayOf('es')).toBe(1);
    expect(firstDayOf('en-US')).toBe(7);
    expect(weekFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6]);
    expect(weekFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('weekdays are whole numbers from 1 to 7', () => {
    expect([1, 7].every(isWeekday)).toBe(true);
    expect([0, 8, 1.5, NaN].some(isWeekday)).toBe(false);
  });
});
