import type { Plugin } from 'vite';
import { namedChunk } from './named-chunk.ts';

/**
 * Requested by the first screen, but discovered by the browser only after the previous chunk has run: one
 * round trip each. The calls come later, because they would share the line with what a visitor waits for.
 */
const soonNeeded = ['home'];

/** Lets the page fetch, beside its first script, the script's next requests. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        soonNeeded.map((name) => {
          const chunk = namedChunk(bundle, name, 'app/build/preloads.ts');
          return {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${chunk.fileName}` },
            injectTo: 'head',
          };
        }),
    },
  };
}
