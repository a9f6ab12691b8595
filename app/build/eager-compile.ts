import type { Plugin } from 'vite';
import { namedChunk } from './named-chunk.ts';

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
        for (const name of ofFirstScreen) {
          const chunk = namedChunk(bundle, name, 'app/build/eager-compile.ts');
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
