import { describe, expect, it } from 'vitest';
import { isPeriod, longPeriod, onCard, readTyped, tidyTyped } from './month-year.js';

describe("a card's month and year", () => {
  it('the calendar knows which months exist', () => {
    expect(['2029-07', '2029-12'].every(isPeriod)).toBe(true);
    expect(['2029-00', '2029-13', '29-07', '07/29', ''].some(isPeriod)).toBe(false);
  });

  it('a month is written as on the card, and in words', () => {
    expect(onCard('2029-07')).toBe('07/29');
    expect(longPeriod('2029-07', 'en-KE')).toBe('July 2029');
    expect(longPeriod('2029-07', 'es')).toBe('julio de 2029');
  });

  it('a stroke is added during typing, and removed by a deletion', () => {
    expect(['1', '12', '122', '12/29'].map(tidyTyped)).toEqual(['1', '12', '12/2', '12/29']);
    expect(['7', '0', '07', '07/'].map(tidyTyped)).toEqual(['07', '0', '07', '07']);
    expect(tidyTyped('')).toBe('');
  });

  it('other notations can be pasted', () => {
    expect(['7/29', '07-2029', '0729', '07 / 29', '072029'].map(tidyTyped)).toEqual(
      Array.from({ length: 5 }, () => '07/29'),
    );
  });

  it('the year belongs to the century of the first month', () => {
    expect(readTyped('07/29', '2026-11')).toBe('2029-07');
    expect(['13/29', '00/29', '7/29', '07/2', ''].map((text) => readTyped(text, '2026-11'))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});
