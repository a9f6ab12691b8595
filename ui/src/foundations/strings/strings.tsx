'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { UiMarket } from '../market/index.js';
import { MarketContext } from '../market/market.js';
import type { UiStrings } from './ui-strings.js';

export interface StringsProviderProps {
  /**
   * The built-in texts of components. Start from `@kopa/ui/strings/en`, `es` or `sw` and replace texts as
   * needed. Without a provider components speak English, and only the texts of rendered components are
   * fetched.
   */
  strings?: UiStrings | undefined;
  /** BCP 47 locale for dates, numbers and plurals: `en-KE`. */
  locale: string;
  /** As MarketProvider's. Default: the market of the nearest provider, and without one Kenya. */
  market?: UiMarket | undefined;
  children: ReactNode;
}

const StringsContext = createContext<{
  strings: UiStrings | undefined;
  locale: string;
}>({ strings: undefined, locale: 'en-KE' });

/** The requested texts, shared by components with the same request. */
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
/** The texts that a component requested. */
export type Words<Groups extends readonly Partial<UiStrings>[]> = Pick<
  UiStrings,
  Union<Groups[number]> & keyof UiStrings
>;

/**
 * Provides texts, locale and market to all components below. Renders no element. Without the provider
 * components speak English.
 */
export function StringsProvider({ strings, locale, market, children }: StringsProviderProps) {
  const value = useMemo(() => ({ strings, locale }), [strings, locale]);
  const above = useContext(MarketContext);
  return (
    <MarketContext.Provider value={market ?? above}>
      <StringsContext.Provider value={value}>{children}</StringsContext.Provider>
    </MarketContext.Provider>
  );
}

/**
 * The texts of the nearest StringsProvider; without a provider, English.
 *
 * @param english The component's groups of `english.ts`, a constant: the component then bundles only its own
 * texts.
 */
export function useStrings<Groups extends readonly Partial<UiStrings>[]>(...english: Groups): Words<Groups> {
  const { strings } = useContext(StringsContext);
  const [first] = english;
  // One stable object per set of groups, because hooks depend on the object. Copied only without a provider.
  return useMemo(
    () => (strings ?? (english.length === 1 ? first : together(english))) as Words<Groups>,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a component always asks for the same groups
    [strings, first],
  );
}

/** The BCP 47 locale of the nearest StringsProvider. */
export function useLocale(): string {
  return useContext(StringsContext).locale;
}
