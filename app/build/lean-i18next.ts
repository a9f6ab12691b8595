import type { Plugin } from 'vite';

const warning = /[\w.?]*\blogger\.warn\(/g;

/** Removes the warnings of i18next to developers from the build: their texts are several kB. */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js/ },
      handler(code) {
        if (!warning.test(code)) throw new Error('i18next warns in another way: see lean-i18next.ts.');
        // The minifier removes what has no effect.
        return { code: code.replaceAll(warning, 'void ('), map: null };
      },
    },
  };
}
