import { en } from '@kopa/ui/strings/en';
import { es } from '@kopa/ui/strings/es';
import { sw } from '@kopa/ui/strings/sw';
import { describe, expect, it } from 'vitest';
import { languages, wordsOf } from './words.ts';

type Language = (typeof languages)[number];

const flat = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(flat);

/** Each text of a language with its key: the app's, the lender's, and those of the design system. */
const texts = new Map<Language, [string, string][]>(
  languages.map((language) => [
    language,
    [...wordsOf(language), ...flat({ en, es, sw }[language]).map((text) => ['ui', text] as [string, string])],
  ]),
);

/** The words of a text in lower case, without placeholders, tags, addresses and quotations. */
const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(/\{\{?[^}]*\}\}?|\$t\([^)]*\)|<[^>]*>|\S+[@.]\w\S*|[“«"][^”»"]*[”»"]/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );

/** How many texts of a language have each word. */
const counts = new Map(
  languages.map((language) => {
    const count = new Map<string, number>();
    for (const [, text] of texts.get(language) ?? [])
      for (const word of wordsIn(text)) count.set(word, (count.get(word) ?? 0) + 1);
    return [language, count];
  }),
);
const count = (language: Language, word: string) => counts.get(language)?.get(word) ?? 0;

/** Words of both languages, names, and the words in a menu or a message of M-Pesa. */
const shared: Record<Language, string> = {
  en: 'civil en lipa na no postal total y',
  es: 'app apps decide decides english has haya lipa me na ni paid pay pesa principal sent to use uso ya',
  sw: 'app english la paid pay sent to tu una y',
};

/** The words of a text that are at home in another language: three texts there, and three times as many. */
const foreign = (language: Language, text: string): string[] =>
  [...wordsIn(text)].filter(
    (word) =>
      !shared[language].split(' ').includes(word) &&
      languages.some((other) => count(other, word) >= Math.max(3, 3 * count(language, word))),
  );

describe('the language of the words', () => {
  it.each([
    ['en', 'Usa at most 100 characters'],
    ['en', 'Lipa with your phone and kwa the till'],
    ['sw', 'Your account'],
    ['sw', 'Mtu hujibu from Mon to Sat'],
    ['es', 'Use at most 100 characters'],
  ] as const)('a word of another language is found in %s: "%s"', (language, text) => {
    expect(foreign(language, text)).not.toEqual([]);
  });

  it.each(languages)('%s has no word of another language', (language) => {
    const found = (texts.get(language) ?? []).flatMap(([key, text]) =>
      foreign(language, text).map((word) => `${key}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
