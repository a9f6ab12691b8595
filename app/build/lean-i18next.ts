import type { Plugin } from 'vite';
import { withoutParts } from './without-parts.ts';

const message = /[\w.?]*\blogger\.(?:deprecate|error|log|once|warn)\(/g;

/** What the app never calls: writing words back, formats in words (see format.ts), copies of the instance. */
const unreached = [
  'Connector.reload',
  'Connector.saveMissing',
  'I18n.cloneInstance',
  'I18n.dir',
  'I18n.hydrate',
  'I18n.loadLanguages',
  'I18n.reloadResources',
  'I18n.toJSON',
  'Logger.clone',
  'Logger.deprecate',
  'Logger.error',
  'Logger.forward',
  'Logger.log',
  'Logger.once',
  'Logger.warn',
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
  [/formatter = Formatter;/, ''],
  [/if \(formatter\) \{/, 'if (false) {'],
  [/!key\.includes\(this\.formatSeparator\)/, 'true'],
  [/this\.alwaysFormat \?/, 'false ?'],
  [/options\?\.missingInterpolationHandler \|\| this\.options\.missingInterpolationHandler/, 'undefined'],
  [/this\.modules\.(?:i18nFormat|languageDetector|formatter|logger)\b(?! =)/g, 'undefined'],
  [/this\.services\.languageDetector\b/g, 'undefined'],
  [/this\.options\.saveMissing\b/g, 'false'],
  [/opt\.postProcess \|\| this\.options\.postProcess/, 'undefined'],
  [/typeof (?:k|keys) === 'function'/g, 'false'],
  [/lng\?\.toLowerCase\(\) === 'cimode'/, 'false'],
  [/this\.options\.isClone\b/g, 'false'],
];

/** A warning whose answer nobody uses is dropped with its text. */
function withoutWarnings(code: string): { code: string; map: null } {
  if (!code.includes('export const warnOnce = ')) throw new Error('react-i18next has no warnOnce any more.');
  return {
    code: code.replace(/^export const (warn|warnOnce) = /gm, '/* @__NO_SIDE_EFFECTS__ */ $&'),
    map: null,
  };
}

/**
 * Removes the parts of i18next that the app never uses, and its messages to developers, whose texts are
 * several kB. Stops the build when a new version has another text.
 */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(?:i18next\/dist\/esm\/i18next|react-i18next\/dist\/es\/utils)\.js/ },
      handler(code, id) {
        if (id.includes('react-i18next')) return withoutWarnings(code);
        let lean = withoutParts(code, unreached, 'i18next');
        // The minifier removes what has no effect.
        for (const [from, to] of [[message, 'void ('] as const, ...absent]) {
          if (lean.search(from) < 0) throw new Error(`i18next has no ${from}: see lean-i18next.ts.`);
          lean = lean.replaceAll(new RegExp(from, 'g'), to);
        }
        return { code: lean, map: null };
      },
    },
  };
}
