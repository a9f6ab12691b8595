import { isNode, parse, type Node } from '../house/source-files.ts';
import { changesOf, conditionChanges, queries, type Change } from './mutators.ts';

/** One change of a source file. */
export interface Mutant {
  file: string;
  /** 1 is the first. */
  line: number;
  kind: string;
  before: string;
  after: string;
  /** The changed line and the change, without the number of the line: stays when other lines change. */
  key: string;
}

/** A source with all of its changes, each behind a switch. */
export interface Instrumented {
  mutants: Mutant[];
  /** The source, in which `isMutant(first + n)` chooses change n. Lines keep their numbers. */
  text: string;
}

/** The function in an instrumented source that tells whether a change is active. */
const switchName = 'isMutant$';
const head = `const ${switchName} = globalThis.isMutant ?? (() => false); `;

/** Children that are no expressions of their own, or whose text is bound to their place. */
const untouched = new Set([
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'superTypeArguments',
  'implements',
  'source',
  'label',
  'key',
  'directive',
]);

/** Puts every change of a TypeScript source behind a switch; the switches are numbered from `first`. */
export function instrument(file: string, source: string, first = 0): Instrumented {
  const mutants: Mutant[] = [];
  const known = new Map<string, number>();
  const textOf = (node: unknown) =>
    isNode(node) ? source.slice(node.start, (node as Node & { end: number }).end) : '';

  function add(node: Node, { kind, text }: Change): string {
    const before = textOf(node);
    const line = source.slice(0, node.start).split('\n').length;
    const shown = source.split('\n')[line - 1]!.trim();
    const words = `${shown} | ${short(before)} -> ${short(text)}`;
    const times = (known.get(words) ?? 0) + 1;
    known.set(words, times);
    const key = `${file} | ${words}${times > 1 ? ` (${times})` : ''}`;
    mutants.push({ file, line, kind, before, after: text, key });
    return `${switchName}(${first + mutants.length - 1})`;
  }

  /** The text of a node with its changes and those of its parts. */
  function rendered(node: Node, extra: Change[] = [], isOwn = true): string {
    const inside = withParts(node);
    if (node.type === 'BlockStatement') return inside;
    const changes = [...(isOwn ? changesOf(node, textOf) : []), ...extra];
    if (changes.length === 0) return inside;
    return changes.reduceRight(
      (rest, each) => `(${add(node, each)} ? (${each.text}) : ${rest})`,
      `(${inside})`,
    );
  }

  function withParts(node: Node): string {
    const parts: { start: number; end: number; text: string }[] = [];
    const place = (child: Node, text: string) =>
      parts.push({ start: child.start, end: (child as Node & { end: number }).end, text });
    const visit = (parent: Node, name: string, child: Node) => {
      if (child.type.startsWith('TS') && !isNode(child['expression'])) return;
      if (isBody(parent, name, child)) place(child, emptied(child, withParts(child)));
      else if (isCondition(parent, name))
        place(child, rendered(child, conditionChanges(child, isLoop(parent))));
      else if (isPlain(parent, name, child)) place(child, withParts(child));
      else place(child, rendered(child));
    };
    for (const [name, value] of Object.entries(node)) {
      if (isSkipped(node, name)) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(node, name, child);
    }
    const { start, end } = node as Node & { end: number };
    let text = '';
    let at = start;
    for (const part of parts.sort((a, b) => a.start - b.start)) {
      text += source.slice(at, part.start) + part.text;
      at = part.end;
    }
    return text + source.slice(at, end);
  }

  function emptied(block: Node, text: string): string {
    if ((block['body'] as unknown[]).length === 0) return text;
    return `{ if (${add(block, { kind: 'block', text: '{}' })}) {} else ${text} }`;
  }

  const program = parse(file, source);
  const text = withParts(program);
  const { start, end } = program as Node & { end: number };
  const imports = source.includes("from 'drizzle-orm'") ? `import * as ${queries} from 'drizzle-orm'; ` : '';
  return { mutants, text: imports + head + source.slice(0, start) + text + source.slice(end) };
}

const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

const isLoop = ({ type }: Node) => /^(While|DoWhile|For)Statement$/.test(type);

function isCondition(parent: Node, name: string): boolean {
  return name === 'test' && (isLoop(parent) || /^(IfStatement|ConditionalExpression)$/.test(parent.type));
}

/** The body of a function, a branch or a loop. */
function isBody(parent: Node, name: string, child: Node): boolean {
  return (
    child.type === 'BlockStatement' &&
    ['body', 'consequent', 'alternate'].includes(name) &&
    parent.type !== 'CatchClause' &&
    parent.type !== 'StaticBlock'
  );
}

/** Nodes whose own text must stay: what is called or assigned, a part of a chain, a text of a place. */
function isPlain(parent: Node, name: string, child: Node): boolean {
  return (
    (name === 'callee' && child.type !== 'CallExpression') ||
    (name === 'left' && parent.type.startsWith('Assign')) ||
    (parent.type === 'UpdateExpression' && name === 'argument') ||
    (parent.type === 'UnaryExpression' && parent['operator'] === 'delete') ||
    (parent.type === 'ExpressionStatement' && child.type === 'Literal') ||
    parent.type === 'TaggedTemplateExpression' ||
    isInChain(parent, name)
  );
}

function isInChain(parent: Node, name: string): boolean {
  if (parent.type === 'ChainExpression') return true;
  return (name === 'object' || name === 'callee') && hasOptional(parent);
}

function hasOptional(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return false;
  return node['optional'] === true || hasOptional(node['object']) || hasOptional(node['callee']);
}

function isSkipped(node: Node, name: string): boolean {
  const { type } = node;
  if (/^(Import|ExportAll|ExportSpec|TSType|TSInterface|TSEnum|TSDeclare|JSXAttribute)/.test(type))
    return true;
  if (name === 'key') return node['computed'] !== true;
  if (name === 'arguments') return isForDevelopers(node);
  return untouched.has(name);
}

/** The texts of an error of the program, and the name of a statement, without which the runner builds it. */
function isForDevelopers({ type, callee }: Node): boolean {
  const { name, property } = callee as { name?: string; property?: { name?: string } };
  return type === 'NewExpression' ? name === 'Error' : property?.name === 'prepare';
}
