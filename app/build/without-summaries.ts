import type { Plugin } from 'vite';

const summary = /\n {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),/g;

/** Removes the calls' descriptions from the build: only the API documents need them. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/calls\/[\w-]+\.ts$/ },
      // Line numbers stay, so the source map stays valid.
      handler: (code) => ({
        code: code.replace(summary, (text) => text.replaceAll(/[^\n]/g, '')),
        map: null,
      }),
    },
  };
}
