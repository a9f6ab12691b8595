import { importsOf } from '../house/imports.ts';
import { isNode, parse, textIn, textOf, walk, writtenFiles } from '../house/source-files.ts';

const start = 'app/src/main.tsx';
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');

/**
 * The files of the app that make each call, by the call's name: they import the call as a value, and a screen
 * or the frame imports them.
 */
export function callMakers(): Map<string, string[]> {
  const files = writtenFiles('app/src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const fileAt = new Map(files.map((file) => [withoutEnding(file), file]));
  const reached = new Set([start]);
  for (const file of reached)
    for (const { to } of importsOf(file, textOf(file))) {
      const next = fileAt.get(to);
      if (next) reached.add(next);
    }
  const makers = new Map<string, string[]>();
  for (const file of reached)
    for (const name of callsIn(file)) makers.set(name, [...(makers.get(name) ?? []), file].sort());
  return makers;
}

/** The names that a file imports as values from the calls of the contract. */
function callsIn(file: string): string[] {
  const found: string[] = [];
  walk(parse(file, textOf(file)), (node) => {
    if (node.type !== 'ImportDeclaration' || node['importKind'] === 'type') return;
    if (!textIn(node['source'])?.startsWith('@kopa/contract/calls/')) return;
    for (const specifier of (node['specifiers'] as unknown[]).filter(isNode)) {
      const name = specifier['imported'];
      if (specifier['importKind'] !== 'type' && isNode(name)) found.push(String(name['name']));
    }
  });
  return found;
}
