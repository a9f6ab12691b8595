import { describe, expect, it } from 'vitest';
import { stateOf, states, type City } from './index.ts';

const cities = states.flatMap((state) => state.cities);
const find = (text: string): City[] =>
  cities.filter(({ name, alsoCovers = [] }) => [name, ...alsoCovers].some((known) => known === text));

describe('the provinces of Kenya', () => {
  it('[S3-110] Kenya has eight provinces with 132 districts of their own', () => {
    expect(states.map(({ name }) => name)).toEqual([
      'Central',
      'Coast',
      'Eastern',
      'Nairobi',
      'North Eastern',
      'Nyanza',
      'Rift Valley',
      'Western',
    ]);
    expect(cities).toHaveLength(132);
    expect(new Set(cities.map(({ code }) => code)).size).toBe(132);
  });

  it.each([
    ['[S3-112]', 'central', 11],
    ['[S3-113]', 'coast', 13],
    ['[S3-114]', 'eastern', 26],
    ['[S3-115]', 'nairobi', 3],
    ['[S3-116]', 'north_eastern', 11],
    ['[S3-117]', 'nyanza', 18],
    ['[S3-118]', 'rift_valley', 34],
    ['[S3-119]', 'western', 16],
  ])('%s the province %s has %i districts', (_, province, count) => {
    expect(stateOf(province)?.cities).toHaveLength(count);
  });

  it('[S3-111] the districts of a province are its cities', () => {
    for (const { code, cities: own } of states)
      for (const city of own) expect(city.code.startsWith(`${code}.`)).toBe(true);
  });

  it('[S3-115] Nairobi has East, North and West', () => {
    expect(stateOf('nairobi')?.cities.map(({ name }) => name)).toEqual([
      'Nairobi East',
      'Nairobi North',
      'Nairobi West',
    ]);
  });

  it('[S3-111] the codes are those of saved sections', () => {
    const codes = cities.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['central.muranga_north', 'nairobi.nairobi_west', 'coast.taita']),
    );
    expect(codes.filter((code) => !/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
  });

  it('an older name finds the district that covers it', () => {
    for (const [old, now] of [
      ['Kikuyu', 'Kiambu West'],
      ['Githunguri', 'Kiambu East'],
      ['Ruiru', 'Thika West'],
      ['Westlands', 'Nairobi West'],
      ['Mwala', 'Machakos'],
      ['Manga', 'Nyamira'],
    ])
      expect([old, find(old!).map(({ name }) => name)]).toEqual([old, [now]]);
  });

  it('no older name is a district of its own, and none appears twice', () => {
    const aliases = cities.flatMap(({ alsoCovers = [] }) => alsoCovers);
    const names = new Set(cities.map(({ name }) => name));
    expect(aliases.filter((alias) => names.has(alias))).toEqual([]);
    expect(new Set(aliases).size).toBe(aliases.length);
    expect(aliases).toHaveLength(26);
  });

  it('no state has another name', () => {
    for (const code of ['', 'Central', '__proto__', 'mombasa']) expect(stateOf(code)).toBeUndefined();
  });
});
