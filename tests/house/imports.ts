import path from 'node:path';
import { isNode, parse, textIn, walk, type Node } from './source-files.ts';

/** One import or re-export, static or not, of values or only of types. */
export interface Import {
  /** As in "app/src/features/home/home-screen.tsx". */
  from: string;
  /** As written: "./button.js", "@kopa/ui/button", "react". */
  specifier: string;
  /** The target: "ui/src/actions/button/button" (relative imports, no extension), or the specifier itself. */
  to: string;
  /** The imported or exported names; undefined for all. */
  names: readonly string[] | undefined;
}

const carriers = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** Every import of a file, in the order of writing. */
export function importsOf(from: string, text: string): Import[] {
  const found: Import[] = [];
  walk(parse(from, text), (node) => {
    if (!carriers.has(node.type)) return;
    const source = node['source'] ?? node['argument'];
    const specifier = textIn(isNode(source) && source.type === 'TSLiteralType' ? source['literal'] : source);
    if (specifier === undefined) return;
    const to = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier).replace(/\.(js|tsx?|mjs)$/, '')
      : specifier;
    found.push({ from, specifier, to, names: namesIn(node) });
  });
  return found;
}

function namesIn(node: Node): string[] | undefined {
  const specifiers = node['specifiers'];
  if (!Array.isArray(specifiers) || specifiers.length === 0) return undefined;
  const names = specifiers.filter(isNode).map((specifier) => {
    // The names of an import or a re-export.
    const name = specifier['imported'] ?? specifier['local'];
    return isNode(name) && typeof name['name'] === 'string' && specifier.type !== 'ImportNamespaceSpecifier'
      ? name['name']
      : undefined;
  });
  return names.includes(undefined) ? undefined : (names as string[]);
}

/** "react-dom/client" is of "react-dom", "@kopa/ui/button" of "@kopa/ui"; relative ones are of no package. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
