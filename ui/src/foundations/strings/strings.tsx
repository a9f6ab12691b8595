'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { en } from './en.js';
import type { UiStrings } from './ui-strings.js';

export interface StringsProviderProps {
  /** The words that components show by themselves. Start from `@kopa/ui/strings/en`, `es` or `sw` and replace what you say differently. */
  strings: UiStrings;
  /** BCP 47, for dates, numbers and plurals: `en-KE`. */
  locale: string;
  children: ReactNode;
}

const StringsContext = createContext<{ strings: UiStrings; locale: string }>({
  strings: en,
  locale: 'en-KE',
});

/** Gives all components below it their own words and the locale. It renders no element. Without it they speak English. */
export function StringsProvider({ strings, locale, children }: StringsProviderProps) {
  const value = useMemo(() => ({ strings, locale }), [strings, locale]);
  return <StringsContext.Provider value={value}>{children}</StringsContext.Provider>;
}

/** The words of the nearest StringsProvider. */
export function useStrings(): UiStrings {
  return useContext(StringsContext).strings;
}

/** The locale of the nearest StringsProvider, BCP 47. */
export function useLocale(): string {
  return useContext(StringsContext).locale;
}
