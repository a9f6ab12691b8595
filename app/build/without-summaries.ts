import type { Plugin } from 'vite';

const summary = /\n {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),/g;

/** Leaves out of the built app what each call says of itself in words: readers of the documents need it, borrowers pay for it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/calls\/[\w-]+\.ts$/ },
      // No line moves, so the map may stay as it is.
      handler: (code) => ({
        code: code.replace(summary, (text) => text.replaceAll(/[^\n]/g, '')),
        map: null,
      }),
    },
  };
}
