import { describe, expect, it } from 'vitest';
import { computedFamilies } from './computed-words.ts';
import { textOf, writtenFiles } from './source-files.ts';
import { hole, usedWords } from './used-words.ts';
import { languages, placeholdersOf, withoutPlural, wordsOf, type Words } from './words.ts';

const words = new Map(languages.map((language) => [language, wordsOf(language)]));
const english = [...(words.get('en')?.keys() ?? [])];
const keys = new Set(english.map(withoutPlural));

const sources = writtenFiles('{app,desk,server}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const defaultOf = (file: string) => (file.startsWith('desk/') ? 'desk' : 'shell');
const used = sources.map((file) => ({ file, ...usedWords(file, textOf(file), defaultOf(file)) }));

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The placeholders of each text, by its key without plural forms. */
const filledIn = (own: Words = new Map()) => {
  const all = new Map<string, string[]>();
  for (const [key, text] of own) {
    const base = withoutPlural(key);
    // "one day" may omit its count.
    const names = placeholdersOf(text).filter((name) => base === key || name !== 'count');
    all.set(base, [...new Set([...(all.get(base) ?? []), ...names])].sort());
  }
  return all;
};

/** A key, or a list or group of which t gives all. */
const exists = (key: string) => keys.has(key) || english.some((each) => each.startsWith(`${key}.`));

/** A computed key as a pattern over "namespace:key". */
const patternOf = (namespaces: string[], key: string) => {
  const parts = key.split(hole).map((part) => escape(part));
  return new RegExp(`^(?:${namespaces.map((each) => escape(each)).join('|')}):${parts.join('.+')}$`);
};

describe('the locale files', () => {
  it('the words are read from the sources', () => {
    const text = `
      const { t } = useTranslation(['home', 'shell']);
      const a = t('title'), b = t('errors:100401'), c = t(\`next.\${n}\`), d = t(on ? 'yes' : 'no'), e = t(key);
      const f = <Trans t={t} i18nKey="rules" />; const g = { label: 'row.label' };
    `;
    const { calls, strings } = usedWords('a.tsx', text, 'shell');
    expect(calls).toEqual([
      { key: 'title', computed: false, namespaces: ['home', 'shell'] },
      { key: '100401', computed: false, namespaces: ['errors'] },
      { key: `next.${hole}`, computed: true, namespaces: ['home', 'shell'] },
      { key: 'yes', computed: false, namespaces: ['home', 'shell'] },
      { key: 'no', computed: false, namespaces: ['home', 'shell'] },
      { key: 'rules', computed: false, namespaces: ['home', 'shell'] },
    ]);
    expect(strings).toContain('row.label');
  });

  it('every language has words', () => {
    for (const language of languages) expect(words.get(language)?.size, language).toBeGreaterThan(0);
  });

  it.each(languages)('%s has the same keys as English', (language) => {
    const own = new Set([...(words.get(language)?.keys() ?? [])].map(withoutPlural));
    expect({
      missing: [...keys].filter((key) => !own.has(key)),
      additional: [...own].filter((key) => !keys.has(key)),
    }).toEqual({ missing: [], additional: [] });
  });

  it.each(languages)('%s has every necessary plural form', (language) => {
    const own = words.get(language) ?? new Map();
    const counted = [...own.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural);
    // Spanish has "many" for whole millions, which nothing here counts to.
    const forms = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many');
    const missing = [...new Set(counted)]
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !own.has(key));
    expect(missing).toEqual([]);
  });

  it.each(languages)('%s has no empty text', (language) => {
    const empty = [...(words.get(language) ?? [])]
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it.each(languages)('%s has the placeholders of English', (language) => {
    const [en, own] = [filledIn(words.get('en')), filledIn(words.get(language))];
    const different = [...own].filter(([key, names]) => en.has(key) && en.get(key)?.join() !== names.join());
    expect(different.map(([key, names]) => `${key}: ${names} for ${en.get(key)}`)).toEqual([]);
  });

  it('every key of app, desk and server has words', () => {
    const missing = used.flatMap(({ file, calls }) =>
      calls
        .filter(({ key, computed, namespaces }) =>
          computed
            ? ![...keys].some((each) => patternOf(namespaces, key).test(each))
            : !namespaces.some((namespace) => exists(`${namespace}:${key}`)),
        )
        .map(({ key, namespaces }) => `${file}: ${namespaces.join('|')}:${key.replaceAll(hole, '*')}`),
    );
    expect(missing).toEqual([]);
  });

  it('every word is used', () => {
    const strings = new Set(
      [...used.map((file) => file.strings), usedStrings(writtenFiles('contract/src/**/*.ts'))].flatMap(
        (set) => [...set],
      ),
    );
    const patterns = used.flatMap(({ calls }) =>
      calls.filter(({ computed }) => computed).map(({ namespaces, key }) => patternOf(namespaces, key)),
    );
    // t('shortMonths', { returnObjects: true }) uses all that is below.
    const groups = used.flatMap(({ calls }) =>
      calls.flatMap(({ key, namespaces }) => namespaces.map((namespace) => `${namespace}:${key}.`)),
    );
    const unused = [...keys].filter((key) => {
      const bare = key.slice(key.indexOf(':') + 1);
      const isListed = computedFamilies.some(({ family }) => key.startsWith(family));
      const isNamed = strings.has(key) || strings.has(bare) || groups.some((group) => key.startsWith(group));
      return !isListed && !isNamed && !patterns.some((each) => each.test(key));
    });
    expect(unused).toEqual([]);
  });

  it('every computed family of keys exists', () => {
    expect(computedFamilies.filter(({ family }) => !english.some((key) => key.startsWith(family)))).toEqual(
      [],
    );
  });
});

function usedStrings(files: string[]): Set<string> {
  return new Set(files.flatMap((file) => [...usedWords(file, textOf(file), 'shell').strings]));
}
