import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn } from './card-day.ts';

describe('a day on a card', () => {
  it.each([
    ['12.03.1988', '1988-03-12'],
    ['12. 03. 1988', '1988-03-12'],
    ['1/2/2001', '2001-02-01'],
    ['29-02-1996', '1996-02-29'],
    ['12 MAR 1988', '1988-03-12'],
    ['12-Mar-1988', '1988-03-12'],
    ['03 SEPTEMBER 1979', '1979-09-03'],
    ['04 DES 1990', '1990-12-04'],
    ['15 ENE 1990', '1990-01-15'],
    [': 12.03.1988 M', '1988-03-12'],
    // A letter that only a digit can be.
    ['I2.O3.l98B', null],
    ['I2.O3.198B', '1988-03-12'],
    ['12.03.2OO1', '2001-03-12'],
  ])('%s is read as %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });

  it.each([
    ['', 'nothing'],
    ['12.03.88', 'a year of two digits'],
    ['31.02.1990', 'no day of the calendar'],
    ['12.13.1990', 'no month'],
    ['112.03.1988', 'the rest of something longer'],
    ['12.03.19881', 'the begin of something longer'],
    ['12.03.1788', 'a year of nobody who lives'],
    ['12 ABC 1988', 'a month of no language'],
    ['12.03.1988 13.03.1988', 'two days'],
  ])('%s is not read as a day: %s', (text) => {
    expect(dayIn(text)).toBeNull();
  });

  it('every printed day is read unchanged', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.constantFrom('.', '/', '-', ' . '), (date, mark) => {
        const day = date.toISOString().slice(0, 10);
        expect(dayIn(day.split('-').toReversed().join(mark))).toBe(day);
      }),
      { seed: 733, numRuns: 200 },
    );
  });
});
