import { describe, expect, it } from 'vitest';
import {
  contactRelations,
  daysOfMonth,
  educations,
  incomeBands,
  industries,
  maritalStatuses,
  payFrequencies,
  weekdays,
} from './index.ts';

describe('a list of the specification', () => {
  it('[S3-97] the list has sixteen industries', () => {
    expect(new Set(industries).size).toBe(16);
  });

  it('[S3-98] the list has eight relations of contacts', () => {
    expect(contactRelations).toEqual([
      'colleagues',
      'students',
      'parents',
      'couples',
      'brothersOrSisters',
      'children',
      'friends',
      'others',
    ]);
  });

  it('[S3-99] [S3-100] the lists have four marital statuses and five educations', () => {
    expect(maritalStatuses).toEqual(['single', 'married', 'divorced', 'widowed']);
    expect(educations).toEqual(['noEducated', 'primaryschool', 'seniorSchool', 'bachelors', 'masters']);
  });

  it('[S3-102] the list has four pay frequencies', () => {
    expect(payFrequencies).toEqual(['Weekly', 'Fourteen', 'Monthly', 'Biweekly']);
  });

  it('[S3-103] the list has five income bands without gaps and overlaps', () => {
    const bounds = incomeBands.map((band) => {
      const [first = 0, last] = band.match(/\d+/g)!.map(Number);
      if (band.startsWith('under')) return [0, first];
      return band.startsWith('over') ? [first, Infinity] : [first, last];
    });
    expect(bounds).toEqual([
      [0, 7999],
      [8000, 14_999],
      [15_000, 29_999],
      [30_000, 39_999],
      [40_000, Infinity],
    ]);
  });

  it('[S3-104] [S3-107] the lists have the days 1 to 31 and the weekdays from Monday, 1 to 7', () => {
    expect(daysOfMonth).toEqual(Array.from({ length: 31 }, (_, index) => String(index + 1)));
    expect(weekdays).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });
});
