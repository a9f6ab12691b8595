import { isNode, parse, textIn, walk, type Node } from './source-files.ts';

/** The words that one source file uses. */
export interface UsedWords {
  /** Each `t('key')` with its possible namespaces. `pattern` has a gap where the key is computed. */
  calls: { key: string; namespaces: string[]; computed: boolean }[];
  /** Every string of the file: a key that is passed around stands here. */
  strings: Set<string>;
}

/** Replaces a computed part of a key. */
export const hole = '\0';

/**
 * Reads `useTranslation('ns')`, `t('key')`, `t('ns:key')`, `t(`key.${x}`)` and `<Trans i18nKey>` from a file.
 */
export function usedWords(file: string, text: string, defaultNamespace: string): UsedWords {
  const program = parse(file, text);
  const namespaces: string[] = [];
  const strings = new Set<string>();
  const found: { key: string; own: string | undefined; computed: boolean }[] = [];
  walk(program, (node) => {
    const literal = node.type === 'Literal' ? textIn(node) : undefined;
    if (literal !== undefined) strings.add(literal);
    if (node.type === 'JSXAttribute' && (node['name'] as Node)['name'] === 'i18nKey') {
      found.push(...keyFrom(node['value']));
    }
    if (node.type !== 'CallExpression') return;
    const callee = nameOf(node['callee'] as Node);
    const [first, second] = node['arguments'] as Node[];
    if (callee === 'useTranslation') namespaces.push(...namespacesIn(first));
    // getFixedT(language, namespace)
    if (callee === 'getFixedT') namespaces.push(...namespacesIn(second));
    if (callee === 't') found.push(...keyFrom(first));
  });
  const inFile = namespaces.length > 0 ? [...new Set(namespaces)] : [defaultNamespace];
  return {
    strings,
    calls: found.map(({ key, own, computed }) => ({ key, computed, namespaces: own ? [own] : inFile })),
  };
}

function nameOf(callee: Node): string {
  const name = callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : callee['name'];
  return String(name);
}

function namespacesIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  const texts = node.type === 'ArrayExpression' ? (node['elements'] as Node[]) : [node];
  return texts.flatMap((each) => textIn(each) ?? []);
}

/** A key, or both keys of `t(x ? 'a' : 'b')`; nothing for a fully computed key. */
function keyFrom(node: unknown): { key: string; own: string | undefined; computed: boolean }[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression')
    return [...keyFrom(node['consequent']), ...keyFrom(node['alternate'])];
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).flatMap(keyFrom);
  if (node.type === 'JSXExpressionContainer') return keyFrom(node['expression']);
  const text = textIn(node, hole);
  if (text === undefined || text.startsWith(hole)) return [];
  const [, own, key = ''] = /^(?:([\w-]+):)?(.*)$/s.exec(text) ?? [];
  return [{ key, own, computed: key.includes(hole) }];
}
