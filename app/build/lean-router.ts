import type { Plugin } from 'vite';

/** The replaced source texts. */
const changes: readonly (readonly [RegExp, string])[] = [
  // A context and its display name count as side effects and keep their dependents.
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^\w+\.contextType = \w+;$/gm, ''],
  // Messages to developers.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  [/^function (warning|warningOnce)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ function $1('],
  [/`(?:\w+\(\)|<Navigate>) may be used only in the context of a <Router> component\.`/g, '""'],
  [/(?<=function getInvalidPathError\([^)]*\) \{)[^]*?`;(?=\n\})/, 'return "";'],
  [/`(?:You cannot render a <Router>|Absolute route path|Index routes must)[^`]+`/g, '""'],
  // Routes with data loading have a router of their own.
  [/^ {2}let dataRouterState = dataRouterOpts\?\.state;$/gm, '  const dataRouterState = null;'],
  [/isDataRoute \? useNavigateStable\(\) : /g, ''],
];

/**
 * Lets the bundler drop unused parts of react-router, which is one file for browsers, servers and developers.
 * Stops the build when a new version has a different text.
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
      // Line numbers stay, so the source map stays valid.
      handler: (code) => ({
        code: changes.reduce((lean, [from, to]) => {
          if (lean.search(from) < 0)
            throw new Error(`react-router no longer contains ${from}: see lean-router.ts.`);
          return lean.replace(from, to);
        }, code),
        map: null,
      }),
    },
  };
}
