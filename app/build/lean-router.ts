import type { Plugin } from 'vite';

/** What is written otherwise, each with what it says now. */
const changes: readonly (readonly [RegExp, string])[] = [
  // A context and a name for developers count as effects, and hold what they belong to.
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^\w+\.contextType = \w+;$/gm, ''],
  // Complaints to developers.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  [/^function (warning|warningOnce)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ function $1('],
  // Routes that fetch their data have a router of their own.
  [/^ {2}let dataRouterState = dataRouterOpts\?\.state;$/gm, '  const dataRouterState = null;'],
  [/isDataRoute \? useNavigateStable\(\) : /g, ''],
];

/**
 * Lets the bundler leave out what the app does not use of react-router, which is one file for browsers, servers and developers. Stops the
 * build when a new version is written otherwise.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: {
        id: /node_modules\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
        code: /^function HistoryRouter\(/m,
      },
      // No line moves, so the map may stay as it is.
      handler: (code) => ({
        code: changes.reduce((lean, [from, to]) => {
          if (lean.search(from) < 0)
            throw new Error(`react-router has nothing like ${from} any more: see lean-router.ts.`);
          return lean.replace(from, to);
        }, code),
        map: null,
      }),
    },
  };
}
