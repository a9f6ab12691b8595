export { fill, plural } from './fill.js';
export { StringsProvider, useLocale, useStrings, type StringsProviderProps, type Words } from './strings.js';
export type { Plural, UiStrings } from './ui-strings.js';
