import { isNode, type Node } from '../house/source-files.ts';

/** One change of a node: the kind of the change and the text in place of the node. */
export interface Change {
  kind: string;
  text: string;
}

type TextOf = (node: unknown) => string;

const compared: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const computed: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '**': '*' };
const joined: Record<string, string> = { '&&': '||', '||': '&&', '??': '&&' };
const assigned: Record<string, string> = { '+=': '-=', '-=': '+=', '*=': '/=', '??=': '&&=' };
const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
};
/** Conditions of a query, by functions of drizzle-orm. */
const queried: Record<string, string> = {
  eq: 'ne',
  ne: 'eq',
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  asc: 'desc',
  desc: 'asc',
};
/** The name by which a change reaches drizzle-orm, as a source imports some of its functions only. */
export const queries = 'drizzle$';
/** Calls that may be left out: the object stays. */
const leftOut = new Set(['filter', 'trim', 'sort', 'reverse', 'slice', 'padStart', 'normalize', 'where']);

/** Every change of an expression. `textOf` is the source of a node. */
export function changesOf(node: Node, textOf: TextOf): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return binary(node, textOf);
    case 'LogicalExpression': {
      const { operator } = node as unknown as { operator: string };
      // In brackets, as `??` stands beside no other operator.
      const sides = [node['left'], node['right']].map((side) => `(${textOf(side)})`);
      const truths = operator === '??' ? [] : constants();
      return [change('logic', sides.join(` ${joined[operator]} `)), ...truths];
    }
    case 'UnaryExpression': {
      const { operator } = node as unknown as { operator: string };
      return operator === '!' || operator === '-' ? [change('sign', textOf(node['argument']))] : [];
    }
    case 'UpdateExpression': {
      const whole = textOf(node);
      return [change('count', whole.includes('++') ? whole.replace('++', '--') : whole.replace('--', '++'))];
    }
    case 'AssignmentExpression': {
      const other = assigned[node['operator'] as string];
      return other ? [change('assignment', `${textOf(node['left'])} ${other} ${textOf(node['right'])}`)] : [];
    }
    case 'Literal':
      return literal(node, textOf);
    case 'TemplateLiteral':
      return textOf(node) === '``' ? [] : [change('text', '``')];
    case 'ArrayExpression':
      return (node['elements'] as unknown[]).length > 0 ? [change('list', '[]')] : [];
    case 'ObjectExpression':
      return (node['properties'] as unknown[]).length > 0 ? [change('object', '{}')] : [];
    case 'ArrowFunctionExpression':
      return (node['body'] as Node).type === 'BlockStatement' ? [] : [change('function', '() => undefined')];
    case 'CallExpression':
      return call(node, textOf);
    default:
      return [];
  }
}

/** The changes of a condition of `if`, `? :` or a loop whose own expression has none. */
export function conditionChanges(test: Node, isLoop: boolean): Change[] {
  const isChanged = test.type === 'LogicalExpression' || compared[test['operator'] as string] !== undefined;
  if (isChanged) return [];
  return isLoop ? [change('condition', 'false')] : constants();
}

function binary(node: Node, textOf: TextOf): Change[] {
  const { operator, left, right } = node as unknown as { operator: string; left: Node; right: Node };
  const others = compared[operator];
  if (others)
    return [
      ...others.map((other) => change('comparison', `${textOf(left)} ${other} ${textOf(right)}`)),
      ...constants(),
    ];
  const other = computed[operator];
  // Texts are joined and never subtracted.
  if (!other || [left, right].some(isText)) return [];
  return [change('sum', `${textOf(left)} ${other} ${textOf(right)}`)];
}

function literal(node: Node, textOf: TextOf): Change[] {
  const { value, regex } = node as unknown as { value: unknown; regex?: { pattern: string } };
  if (typeof value === 'boolean') return [change('truth', String(!value))];
  if (typeof value === 'string') return [change('text', value === '' ? "'other'" : "''")];
  return regex ? patternChanges(textOf(node)).map((text) => change('pattern', text)) : [];
}

/** A pattern without its anchors, with a class negated, and with a repetition left out. */
function patternChanges(text: string): string[] {
  const changes = [
    text.replace(/^\/\^/, '/'),
    text.replace(/\$(\/[a-z]*)$/, '$1'),
    text.replace(/\\([dDsSwW])/, (_, name: string) => `\\${negated(name)}`),
    text.replace(/(?<!\\)\[(\^?)/, (_, not: string) => (not ? '[' : '[^')),
    text.replace(/(?<=[\])\w])(?:\+|\{[\d,]+\})/, ''),
  ];
  return [...new Set(changes)].filter((each) => each !== text && each !== '//');
}

const negated = (name: string) => (name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase());

function call(node: Node, textOf: TextOf): Change[] {
  const { callee } = node as unknown as { callee: Node };
  const parameters = (node['arguments'] as Node[]).map(textOf).join(', ');
  if (callee.type === 'Identifier') {
    const other = otherOf(queried, callee['name'] as string);
    return other ? [change('query', `${queries}.${other}(${parameters})`)] : [];
  }
  if (callee.type !== 'MemberExpression' || callee['computed'] || callee['optional']) return [];
  const { name } = callee['property'] as unknown as { name: string };
  const object = textOf(callee['object']);
  const other = otherOf(methods, name);
  if (other) return [change('call', `${object}.${other}(${parameters})`)];
  return leftOut.has(name) ? [change('call', object)] : [];
}

function isText(node: unknown): boolean {
  return (
    isNode(node) &&
    (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string'))
  );
}

/** No method that every object has, as `toString`. */
const otherOf = (table: Record<string, string>, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined;
const change = (kind: string, text: string): Change => ({ kind, text });
const constants = () => [change('condition', 'true'), change('condition', 'false')];
