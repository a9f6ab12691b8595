import type { Plugin } from 'vite';

/** Radix names its functions for stack traces, by calls that keep every function. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/^var __name = .+$/m, '/* @__NO_SIDE_EFFECTS__ */ function __name(target) { return target; }'],
  [/^ *__name\([\w$]+, "\w+"\);$/gm, ''],
  [/^ *static \{\s*\}$/gm, ''],
  [/^ *[\w$]+\.displayName = .+;$/gm, ''],
];

/** Lets the bundler drop unused functions of Radix. Stops the build when a new version has another text. */
export function leanRadix(): Plugin {
  return {
    name: 'lean-radix',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/@radix-ui\/[\w-]+\/dist\/index\.mjs$/, code: '__name(' },
      handler(code) {
        if (!changes[0]![0].test(code))
          throw new Error('Radix names its functions in another way: see lean-radix.ts.');
        return { code: changes.reduce((lean, [from, to]) => lean.replace(from, to), code), map: null };
      },
    },
  };
}
