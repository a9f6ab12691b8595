import type { Plugin } from 'vite';

const context = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const displayName = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets a bundler leave out what the app does not use of react-router: the router is one file, in which a context or a name for its
 * developers counts as an effect, and holds what it belongs to. Its warnings for developers are left out, too.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/development\/chunk-\w+\.mjs$/ },
      // No line moves, so the map may stay as it is.
      handler: (code) => ({
        code: code
          .replace(context, '$1/* @__PURE__ */ $2')
          .replace(displayName, '')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
        map: null,
      }),
    },
  };
}
