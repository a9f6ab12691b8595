import type { Plural } from './ui-strings.js';

/**
 * Fills values into a text: `fill('Step {n} of {total}', { n: 1, total: 5 })`. An unknown placeholder stays
 * unchanged.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : String(value);
  });
}

/**
 * The plural form of a text for a number in a locale, with {n} filled in: `plural(strings.fixAnswers, 3,
 * 'en-KE')`.
 */
export function plural(forms: Plural, n: number, locale: string): string {
  const form = new Intl.PluralRules(locale).select(n) === 'one' ? forms.one : forms.other;
  return fill(form, { n });
}
