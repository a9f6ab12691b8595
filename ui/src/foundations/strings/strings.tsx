'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { UiStrings } from './ui-strings.js';

export interface StringsProviderProps {
  /**
   * The words that components show by themselves. Start from `@kopa/ui/strings/en`, `es` or `sw` and replace what you say differently.
   * Left out, they speak English, and only the words of components that are there are fetched.
   */
  strings?: UiStrings | undefined;
  /** BCP 47, for dates, numbers and plurals: `en-KE`. */
  locale: string;
  children: ReactNode;
}

const StringsContext = createContext<{ strings: UiStrings | undefined; locale: string }>({
  strings: undefined,
  locale: 'en-KE',
});

/** What components have asked for, each once: many of a kind share it. */
const copies: { groups: readonly object[]; words: object }[] = [];

function together(groups: readonly object[]): object {
  const known = copies.find(
    (copy) => copy.groups.length === groups.length && copy.groups.every((group, at) => group === groups[at]),
  );
  if (known) return known.words;
  const words: object = Object.assign({}, ...groups);
  copies.push({ groups, words });
  return words;
}

type Union<T> = T extends unknown ? keyof T : never;
/** The words that a component has asked for. */
export type Words<Groups extends readonly Partial<UiStrings>[]> = Pick<
  UiStrings,
  Union<Groups[number]> & keyof UiStrings
>;

/** Gives all components below it their own words and the locale. It renders no element. Without it they speak English. */
export function StringsProvider({ strings, locale, children }: StringsProviderProps) {
  const value = useMemo(() => ({ strings, locale }), [strings, locale]);
  return <StringsContext.Provider value={value}>{children}</StringsContext.Provider>;
}

/**
 * The words of the nearest StringsProvider; without one, English.
 *
 * @param english The groups of `english.ts` that the component speaks from, always the same: so a component brings its own
 *   words and not those of all others.
 */
export function useStrings<Groups extends readonly Partial<UiStrings>[]>(...english: Groups): Words<Groups> {
  const { strings } = useContext(StringsContext);
  const [first] = english;
  // One object for as long as the groups are the same: hooks depend on it. Copied only where nobody else provides words.
  return useMemo(
    () => (strings ?? (english.length === 1 ? first : together(english))) as Words<Groups>,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a component always asks for the same groups
    [strings, first],
  );
}

/** The locale of the nearest StringsProvider, BCP 47. */
export function useLocale(): string {
  return useContext(StringsContext).locale;
}
