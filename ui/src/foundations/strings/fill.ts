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
  const form = rulesOf(locale).select(n) === 'one' ? forms.one : forms.other;
  return fill(form, { n });
}

const known = new Map<string, Intl.PluralRules>();

/** Makes a locale's plural rules, about a millisecond, before the first text needs them. */
export function preparePlurals(locale: string): void {
  rulesOf(locale);
}

function rulesOf(locale: string): Intl.PluralRules {
  const rules = known.get(locale) ?? new Intl.PluralRules(locale);
  known.set(locale, rules);
  return rules;
}
