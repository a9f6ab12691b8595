import { parseAst, type Plugin } from 'vite';

/**
 * Engines whose syntax the app may use. Older ones have class fields, too, but the bundler rewrites them for
 * Chrome 97 and Safari 15 because of two faults: Chrome redefines read-only static fields, Safari loses names
 * in an initializer with parentheses (webkit.org/b/236843). A rewritten private field is a WeakMap: slower,
 * and 1 kB more on each screen.
 */
export const syntaxTargets = ['chrome98', 'safari16'];

/** Fails the build where Safari 15 or Chrome 92 could not run one. */
export function classFields(): Plugin {
  return {
    name: 'class-fields',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const field of fieldsIn(parseAst(chunk.code), chunk.code))
          if (/[()]|^static/.test(field))
            throw new Error(`${chunk.fileName}: older engines cannot run the class field ${field}.`);
      }
    },
  };
}

/** The fields of all classes, as written. */
function fieldsIn(node: unknown, code: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, end } = node as { type?: string; start: number; end: number };
  const own = type === 'PropertyDefinition' || type === 'StaticBlock' ? [code.slice(start, end)] : [];
  return [...own, ...Object.values(node).flatMap((child) => fieldsIn(child, code))];
}
