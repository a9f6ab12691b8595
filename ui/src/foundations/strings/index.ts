export { fill, plural, preparePlurals } from './fill.js';
export {
  StringsProvider,
  useLocale,
  useMarket,
  useStrings,
  type StringsProviderProps,
  type Words,
} from './strings.js';
export type { UiMarket } from './ui-market.js';
export type { Plural, UiStrings } from './ui-strings.js';
