import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  ageOn,
  dayOf,
  daysBetween,
  fromBirthday,
  instantOf,
  isDay,
  localTime,
  nextWorkingDay,
  startOfDay,
  toBirthday,
} from './calendar.ts';
import { indiaMarket, kenyaMarket, mexicoMarket, nigeriaMarket } from './market/index.ts';

/** The clocks of each capital, as the IANA knows them. */
const capitals = [
  [kenyaMarket, 'Africa/Nairobi'],
  [mexicoMarket, 'America/Mexico_City'],
  [indiaMarket, 'Asia/Kolkata'],
  [nigeriaMarket, 'Africa/Lagos'],
] as const;

describe.each(capitals)('days of the market $code', (market, timeZone) => {
  const instants = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2060, 0) });
  const known = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

  it('a day begins at midnight by the clocks of the capital', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = dayOf(instant, market);
        const start = startOfDay(day, market);
        expect(known.format(start)).toBe(`${day} 00:00:00`);
        expect([dayOf(start, market), dayOf(start - 1, market)]).toEqual([day, addDays(day, -1)]);
      }),
      { seed: 45, numRuns: 200 },
    );
  });

  it('an instant is shown as the clocks of the capital show it, and read back', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const [day = '', time = ''] = known.format(instant).split(' ');
        const shown = new Date(localTime(instant, market)).toISOString();
        expect(shown.slice(0, 19)).toBe(`${day}T${time}`);
        const minute = instant - (((instant % 60_000) + 60_000) % 60_000);
        expect(instantOf(day, time.slice(0, 5), market)).toBe(minute);
      }),
      { seed: 45, numRuns: 200 },
    );
  });
});

describe('days', () => {
  it('days are counted over months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-01-05', '2026-04-06')).toBe(91);
    expect(daysBetween('2026-04-06', '2026-01-05')).toBe(-91);
  });

  it('the calendar knows which days exist', () => {
    for (const day of ['2026-02-28', '2028-02-29']) expect([day, isDay(day)]).toEqual([day, true]);
    for (const day of ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-32', '', '2026-01-01T00:00'])
      expect([day, isDay(day)]).toEqual([day, false]);
  });
});

describe('a birthday', () => {
  it('[S4-49] a birthday is day-month-year with leading zeros', () => {
    expect(toBirthday('2001-03-09')).toBe('09-03-2001');
    expect(fromBirthday('09-03-2001')).toBe('2001-03-09');
    for (const text of ['9-3-2001', '2001-03-09', '31-02-2001', '09/03/2001', '09-03/2001', ''])
      expect([text, fromBirthday(text, 'hyphens')]).toEqual([text, null]);
  });

  it('[S4-49] a birthday has slashes in the other reading; without a form, both are read', () => {
    expect(toBirthday('2001-03-09', 'slashes')).toBe('09/03/2001');
    expect(fromBirthday('09/03/2001', 'slashes')).toBe('2001-03-09');
    expect(fromBirthday('09-03-2001', 'slashes')).toBeNull();
    for (const text of ['09-03-2001', '09/03/2001']) expect(fromBirthday(text)).toBe('2001-03-09');
    expect(fromBirthday('09-03/2001')).toBeNull();
  });

  it('the age increases on the birthday, and on the first of March for a leap day', () => {
    expect(ageOn('2008-11-21', '2026-11-20')).toBe(17);
    expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
});

describe('the next working day', () => {
  it.each([
    ['Monday', '2026-11-23', '2026-11-24'],
    ['Thursday', '2026-11-26', '2026-11-27'],
    ['Friday', '2026-11-27', '2026-11-30'],
    ['Saturday', '2026-11-28', '2026-11-30'],
    ['Sunday', '2026-11-29', '2026-11-30'],
  ])('after a %s keeps the time of the day, by the clocks of the market', (_, day, next) => {
    for (const clock of ['00:10', '23:50'])
      expect(nextWorkingDay(instantOf(day, clock, kenyaMarket), kenyaMarket)).toBe(
        instantOf(next, clock, kenyaMarket),
      );
  });
});
