import { describe, expect, it } from 'vitest';
import { textOf } from './source-files.ts';
import { languages, wordsOf } from './words.ts';

/** The words to avoid by language, from the last column of the glossary: "en: sign in; sw: namba". */
const avoided = new Map(languages.map((language) => [language, new Set<string>()]));
for (const row of textOf('locales/glossary.md').matchAll(/^\|.*\|([^|]*)\|$/gm))
  for (const [, language, words] of (row[1] ?? '').matchAll(/\b(en|es|sw): ([^;]+)/g))
    for (const word of (words ?? '').split(',')) avoided.get(language as 'en')?.add(word.trim());

const found = (language: (typeof languages)[number], text: string) =>
  [...(avoided.get(language) ?? [])].filter((word) =>
    new RegExp(`(?<![\\p{L}{])${word}(?![\\p{L}}])`, 'iu').test(text),
  );

describe('the glossary of the texts', () => {
  it.each(languages)('%s has words to avoid', (language) => {
    expect(avoided.get(language)?.size).toBeGreaterThan(2);
  });

  it('an avoided word is found, and not in a longer word or a placeholder', () => {
    expect(found('sw', 'Namba yako')).toEqual(['namba']);
    expect(found('sw', 'Nambari yako, {{namba}}')).toEqual([]);
  });

  it.each(languages)('%s keeps to the glossary', (language) => {
    expect(
      [...wordsOf(language)].flatMap(([key, text]) =>
        found(language, text).map((word) => `${key}: "${word}"`),
      ),
    ).toEqual([]);
  });
});
