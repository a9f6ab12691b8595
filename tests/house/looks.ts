import { isNode, parse, textIn, walk, type Node } from './source-files.ts';

/** A class of Tailwind's that looks are made of: `bg-primary`, `active:bg-sunken`, `[&>svg]:size-5`. */
const utility =
  /^(?:\S+:)?-?(?:bg|text|border|rounded|font|min-h|min-w|max-w|size|gap|p[xytbse]?|m[xytbse]?|w|h|fill|stroke|shadow|items|justify|flex|grid)-[\w.[\]()-]+$/;

/**
 * Whether most words of a text are class names. A natural sentence has none, and a single name (`text-input`)
 * may look like one by chance.
 */
function isLook(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > 0 && words.filter((word) => utility.test(word)).length * 2 > words.length;
}

/** The texts of an object, nested objects included. */
function textsOf(object: Node): string[] {
  return (object['properties'] as Node[]).flatMap(({ value }) => {
    if (!isNode(value)) return [];
    if (value.type === 'ObjectExpression') return textsOf(value);
    const text = textIn(value);
    return text === undefined ? [] : [text];
  });
}

/** An object behind `as const` and `satisfies`. */
function objectIn(init: unknown): Node | undefined {
  if (!isNode(init)) return undefined;
  if (init.type === 'ObjectExpression') return init;
  return objectIn(init['expression']);
}

/**
 * The names of objects of classes that a file looks a class up in, `look[tone]`, in place of asking `cva`.
 */
export function tablesOfClasses(file: string, text: string): string[] {
  const program = parse(file, text);
  const tables = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const object = objectIn(node['init']);
    const { name } = node['id'] as { name?: string };
    if (name && object && textsOf(object).filter(isLook).length > 1) tables.add(name);
  });
  const found = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || !node['computed']) return;
    const { name } = node['object'] as { name?: string };
    if (name && tables.has(name)) found.add(name);
  });
  return [...found].sort();
}
