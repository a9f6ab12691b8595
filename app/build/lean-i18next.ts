import type { Plugin } from 'vite';
import { withoutParts } from './without-parts.ts';

const warning = /[\w.?]*\blogger\.warn\(/g;

/** What the app never calls: writing words back, formats in words (see format.ts), copies of the instance. */
const unreached = [
  'Connector.reload',
  'Connector.saveMissing',
  'Formatter.add',
  'Formatter.addCached',
  'I18n.cloneInstance',
  'I18n.dir',
  'I18n.hydrate',
  'I18n.loadLanguages',
  'I18n.reloadResources',
  'I18n.toJSON',
  'PluralResolver.getPluralFormsOfKey',
  'ResourceStore.addResources',
  'ResourceStore.removeNamespaces',
  'ResourceStore.removeResourceBundle',
  'ResourceStore.toJSON',
  'Translator.getUsedParamsDetails',
];

/** Settings that no instance or call of the app has. */
const absent: readonly (readonly [RegExp, string])[] = [
  [/opt\.returnDetails !== undefined \? opt\.returnDetails : this\.options\.returnDetails/, 'false'],
  [/\bopt\.ordinal\b/g, 'false'],
  [/this\.i18nFormat\b/g, 'undefined'],
  [/this\.modules\.(?:i18nFormat|languageDetector|formatter|logger)\b(?! =)/g, 'undefined'],
  [/this\.services\.languageDetector\b/g, 'undefined'],
  [/this\.options\.saveMissing\b/g, 'false'],
  [/opt\.postProcess \|\| this\.options\.postProcess/, 'undefined'],
  [/typeof (?:k|keys) === 'function'/g, 'false'],
  [/lng\?\.toLowerCase\(\) === 'cimode'/, 'false'],
  [/this\.options\.isClone\b/g, 'false'],
];

/**
 * Removes the parts of i18next that the app never uses, and its warnings to developers, whose texts are
 * several kB. Stops the build when a new version has another text.
 */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js/ },
      handler(code) {
        let lean = withoutParts(code, unreached, 'i18next');
        // The minifier removes what has no effect.
        for (const [from, to] of [[warning, 'void ('] as const, ...absent]) {
          if (lean.search(from) < 0) throw new Error(`i18next has no ${from}: see lean-i18next.ts.`);
          lean = lean.replaceAll(new RegExp(from, 'g'), to);
        }
        return { code: lean, map: null };
      },
    },
  };
}
