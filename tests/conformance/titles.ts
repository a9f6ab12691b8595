import { isNode, parse, textIn, walk, type Node } from '../house/source-files.ts';

/**
 * Every title of a test that runs: `it`, `test` and their kinds; or, in a file of stories, the stories'
 * names.
 */
export function titlesIn(file: string, text: string): string[] {
  const program = parse(file, text);
  return file.endsWith('.stories.tsx') ? storyNames(program) : testTitles(program);
}

function testTitles(program: Node): string[] {
  const titles: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return true;
    const { name, kinds, tables } = calleeOf(node['callee'] as Node);
    const isOff = kinds.some((kind) => kind === 'skip' || kind === 'todo');
    if (name === 'describe' || name === 'suite') return !isOff;
    if (name !== 'it' && name !== 'test') return true;
    const [title, ...rest] = node['arguments'] as Node[];
    const text = textIn(title);
    if (text === undefined || isOff || !rest.some(isFunction)) return true;
    titles.push(text);
    // it.each([['[S1-02]', ...]])('%s ...'): each row with ids is a title.
    if (/%[sioj]|\$/.test(text)) titles.push(...tables.flatMap(stringsIn).map((row) => `${row} ${text}`));
    return true;
  });
  return titles;
}

/** Ids in places that are not counted: in the title of a group, or without brackets in a table of tests. */
export function uncountedIds(file: string, text: string): string[] {
  const found: string[] = [];
  walk(parse(file, text), (node) => {
    if (node.type !== 'CallExpression') return;
    const { name, tables } = calleeOf(node['callee'] as Node);
    if (name === 'describe' || name === 'suite') {
      found.push(...(textIn((node['arguments'] as Node[])[0])?.match(/\[S\d+-\d+\]/g) ?? []));
      for (const table of tables) found.push(...stringsIn(table));
    } else if (name === 'it' || name === 'test') for (const table of tables) found.push(...bareIds(table));
  });
  return found;
}

function bareIds(table: Node): string[] {
  const found: string[] = [];
  walk(table, (node) => {
    const text = textIn(node);
    if (text !== undefined && /^S\d+-\d+$/.test(text)) found.push(text);
    return !isFunction(node);
  });
  return found;
}

interface Callee {
  name: string;
  kinds: string[];
  tables: Node[];
}

/** `it.skip.each(table)` is "it" with the kinds skip and each and one table. */
function calleeOf(node: Node): Callee {
  if (node.type === 'Identifier') return { name: node['name'] as string, kinds: [], tables: [] };
  if (node.type === 'MemberExpression') {
    const object = calleeOf(node['object'] as Node);
    const { name } = node['property'] as unknown as { name: string };
    return { ...object, kinds: [...object.kinds, name] };
  }
  if (node.type === 'CallExpression') {
    const callee = calleeOf(node['callee'] as Node);
    return { ...callee, tables: [...callee.tables, ...(node['arguments'] as Node[])] };
  }
  return { name: '', kinds: [], tables: [] };
}

function isFunction(node: unknown): boolean {
  return (
    (isNode(node) && /^(Arrow)?Function/.test(node.type)) || (isNode(node) && node.type === 'Identifier')
  );
}

function stringsIn(node: Node): string[] {
  const found: string[] = [];
  walk(node, (each) => {
    const text = textIn(each);
    if (text?.startsWith('[S')) found.push(text);
    return !isFunction(each);
  });
  return found;
}

function storyNames(program: Node): string[] {
  const names: string[] = [];
  for (const statement of program['body'] as Node[]) {
    const declaration = statement['declaration'];
    if (statement.type !== 'ExportNamedDeclaration' || !isNode(declaration)) continue;
    for (const { init } of (declaration['declarations'] ?? []) as { init?: Node }[]) {
      const story = init?.type.startsWith('TS') ? (init['expression'] as Node) : init;
      if (story?.type !== 'ObjectExpression') continue;
      for (const property of story['properties'] as Node[]) {
        const key = property['key'] as { name?: string } | undefined;
        const name = key?.name === 'name' ? textIn(property['value']) : undefined;
        if (name !== undefined) names.push(name);
      }
    }
  }
  return names;
}
