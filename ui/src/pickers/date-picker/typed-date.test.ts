import { describe, expect, it } from 'vitest';
import { en } from '../../foundations/strings/en.js';
import { readTyped } from './typed-date.js';

const read = (day: string, month: string, year: string) => readTyped({ day, month, year }, en);

describe('a typed date', () => {
  it('a typed date is read as a day', () => {
    expect(read('4', '07', '1991')).toEqual({ iso: '1991-07-04' });
    expect(read('29', '2', '2024')).toEqual({ iso: '2024-02-29' });
  });

  it('the missing parts are named, also half a year', () => {
    expect(read('', '7', '')).toEqual({ text: en.dateIncomplete, parts: ['day', 'year'] });
    expect(read('4', '7', '91')).toEqual({ text: en.dateIncomplete, parts: ['year'] });
  });

  it('the part that does not exist is named', () => {
    expect(read('29', '2', '2023')).toEqual({
      text: '29/2/2023 is not a date. Check the day and the month',
      parts: ['day'],
    });
    expect(read('1', '13', '2023')).toMatchObject({ parts: ['month'] });
    expect(read('0', '1', '2023')).toMatchObject({ parts: ['day'] });
  });
});
