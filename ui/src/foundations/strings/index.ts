export { fill, plural, preparePlurals } from './fill.js';
export { StringsProvider, useLocale, useStrings, type StringsProviderProps, type Words } from './strings.js';
export { useMarket, type UiMarket } from '../market/index.js';
export type { Plural, UiStrings } from './ui-strings.js';
