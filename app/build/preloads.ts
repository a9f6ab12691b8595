import type { Plugin } from 'vite';

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
          // The words of a screen are chunks with the same name.
          const chunk = Object.values(bundle).find(
            (each) =>
              each.type === 'chunk' &&
              each.name === name &&
              each.moduleIds.some((id) => !id.endsWith('.json')),
          );
          if (!chunk) throw new Error(`app/build/preloads.ts names the chunk ${name}, which is not built.`);
          return {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${chunk.fileName}` },
            injectTo: 'head',
          };
        }),
    },
  };
}
