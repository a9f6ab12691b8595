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
  it('gives all of them in order for no query', () => {
    expect(labels('  ')).toEqual(options.map(({ label }) => label));
  });

  it('puts a label that begins with it first, then a word, then the rest', () => {
    expect(labels('na')).toEqual(['Nakuru', 'Mount Narok', 'Turkana North']);
  });

  it('finds by keyword and by caption, without a mark in the label', () => {
    expect(searchOptions(options, 'LOKI')).toEqual([expect.objectContaining({ option: options[0] })]);
    expect(searchOptions(options, 'with')[0]?.match).toBeUndefined();
  });

  it('does not mind case and accents', () => {
    expect(labels('kéricho')).toEqual(['Kericho']);
  });
});
