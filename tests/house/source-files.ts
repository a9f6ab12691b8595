import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { root } from '../../scripts/paths.ts';

/** Folders with generated or installed files. */
const notWritten = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  '.git',
  '.data',
  '.cache',
  'differences',
]);

/** Every written file that the pattern matches, as "ui/src/button.tsx". */
export function writtenFiles(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: (name) => notWritten.has(name.split('/').at(-1) ?? name) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export function textOf(file: string): string {
  return readFileSync(`${root}/${file}`, 'utf8');
}

/** A node of the syntax tree (ESTree with TypeScript), as far as the checks read it. */
export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

export function parse(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text, {});
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** Visits every node, parents first; `visit` returns false to skip the children. */
export function walk(node: Node, visit: (node: Node) => boolean | void): void {
  if (visit(node) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit);
    }
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The text of a string or template; computed parts of a template become `gap`. Undefined for other nodes. */
export function textIn(node: unknown, gap = ' '): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateLiteral') {
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(gap);
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    return `${textIn(node['left'], gap) ?? gap}${textIn(node['right'], gap) ?? gap}`;
  }
  return undefined;
}
