import { describe, expect, it } from 'vitest';
import { en } from './en.js';
import { es } from './es.js';
import { fill, plural } from './fill.js';
import { sw } from './sw.js';

const texts = (strings: object) =>
  Object.entries(strings).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string'
      ? [[key, text]]
      : Object.entries(text as Record<string, string>).map(([form, words]) => [`${key}.${form}`, words]),
  );
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe('strings', () => {
  it.each([
    ['es', es],
    ['sw', sw],
  ])('%s has every text of en, with the same placeholders', (_, strings) => {
    const other = new Map(texts(strings));
    for (const [key, text] of texts(en)) {
      expect(other.get(key), key).toBeTruthy();
      if (!key.endsWith('.one')) expect(places(other.get(key) ?? ''), key).toEqual(places(text));
    }
    expect(other.size).toBe(texts(en).length);
  });
});

describe('fill', () => {
  it('fill inserts values and leaves unknown placeholders', () => {
    expect(fill('Step {n} of {total}, {what}', { n: 1, total: 5 })).toBe('Step 1 of 5, {what}');
  });
});

describe('plural', () => {
  it('plural chooses the form of the number in the locale', () => {
    expect(plural(en.fixAnswers, 1, 'en-KE')).toBe('Please fix 1 answer');
    expect(plural(en.fixAnswers, 3, 'en-KE')).toBe('Please fix 3 answers');
    expect(plural(sw.minutesLeft, 2, 'sw-KE')).toBe('Zimebaki dakika 2');
  });
});
