import type { Plugin } from 'vite';

/** Asked for by the first screen, but found by the browser only when the chunk before it has run: a turn of the line each. */
const soonNeeded = ['home', 'calls', 'rules'];

/** Has the page fetch beside its first script what that asks for next. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        soonNeeded.map((name) => {
          const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name);
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
