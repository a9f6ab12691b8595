import type { Plugin } from 'vite';

/** The scripts that the first screen runs: see stages.ts. */
const ofFirstScreen = ['react', 'frame', 'home'];

/**
 * Lets V8 compile the functions of the first screen's scripts while the scripts arrive, beside the page's own
 * thread. Otherwise each function is compiled at its first call: half of the time from the last byte to home
 * on a slow phone. Other engines skip the comment.
 */
export function eagerCompile(): Plugin {
  return {
    name: 'eager-compile',
    apply: 'build',
    // After Vite has listed what loads together with what.
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        for (const name of ofFirstScreen) {
          // The words of a screen are chunks with the same name.
          const chunk = chunks.find(
            (each) => each.name === name && !each.moduleIds.every((id) => id.endsWith('.json')),
          );
          if (!chunk)
            throw new Error(`app/build/eager-compile.ts names the chunk ${name}, which is not built.`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
