import { describe, expect, it } from 'vitest';
import { searchOptions } from './search-options.js';

const options = [
  { value: '1', label: 'Turkana North', keywords: ['Lokitaung'] },
  { value: '2', label: 'Mount Narok' },
  { value: '3', label: 'Nakuru', caption: 'with Nakuru North' },
  { value: '4', label: 'Kericho' },
];
const labels = (query: string) => searchOptions(options, query).map(({ option }) => option.label);

describe('searching options', () => {
  it('an empty query returns all options in order', () => {
    expect(labels('  ')).toEqual(options.map(({ label }) => label));
  });

  it('labels that begin with the query come first, then words, then the rest', () => {
    expect(labels('na')).toEqual(['Nakuru', 'Mount Narok', 'Turkana North']);
  });

  it('keywords and captions are searched, without a mark in the label', () => {
    expect(searchOptions(options, 'LOKI')).toEqual([expect.objectContaining({ option: options[0] })]);
    expect(searchOptions(options, 'with')[0]?.match).toBeUndefined();
  });

  it('the search ignores case and accents', () => {
    expect(labels('kéricho')).toEqual(['Kericho']);
  });
});
