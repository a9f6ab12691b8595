import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parse, textIn, walk, type Node } from '../house/source-files.ts';
import { doorsOf, manifestIn, type Door } from '../../ui/build/manifest.ts';
import { inProject } from '../../scripts/paths.ts';

/** The page of one entry of the package's `exports`. */
export interface DoorPage {
  /** As a host writes it after '@kopa/ui/': 'strings/en', 'styles.css'. */
  name: string;
  /** The folder of its source: 'fields'; 'files' for style sheets and tokens. */
  group: string;
  /** The first sentence of what the door is. */
  summary: string;
  text: string;
}

/** The first sentence of a text. */
const sentence = (text: string): string =>
  /^[^]*?[.:;](?=\s|$)/.exec(text)?.[0].replace(/[:;]$/, '.') ?? text;

/** The words of a comment in one line; elements are code: Markdown would read them as its own. */
const wordsOf = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*? ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .split('`')
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(/<\/?[a-z][^>]*>/gi, '`$&`') : part))
    .join('`')
    .trim();

const code = (language: string, text: string): string => `\`\`\`${language}\n${text.trim()}\n\`\`\``;

/**
 * The pages of all entries, in the order of `exports`.
 *
 * @param packageFolder The unpacked package.
 * @param declarations The declarations of each door with comments, by the name of the door.
 */
export function doorPages(packageFolder: string, declarations: ReadonlyMap<string, string>): DoorPage[] {
  const manifest = manifestIn(packageFolder);
  const doors = new Map(doorsOf(manifest).map((door) => [door.name, door]));
  const sizes = sizesIn(readFileSync(path.join(packageFolder, 'README.md'), 'utf8'));
  return Object.entries(manifest.exports).map(([entry, to]) => {
    const name = entry.replace('./', '');
    const door = doors.get(name);
    if (door) {
      const source = readFileSync(path.join(packageFolder, door.source), 'utf8');
      return modulePage(door, source, declarations.get(name) ?? '', sizes.get(name));
    }
    return filePage(name, path.join(packageFolder, typeof to === 'string' ? to : to.source));
  });
}

/** A style sheet or a file of data. */
function filePage(name: string, file: string): DoorPage {
  const text = readFileSync(file, 'utf8');
  const words = name.endsWith('.json')
    ? Object.entries(JSON.parse(text) as Record<string, string>).find(([key]) =>
        /^\$?description$/.test(key),
      )?.[1]
    : wordsOf(/\/\*([^]*?)\*\//.exec(text)?.[1] ?? '');
  const summary = words ?? '';
  const use = name.endsWith('.css')
    ? code('css', `@import '@kopa/ui/${name}';`)
    : code('js', `import content from '@kopa/ui/${name}' with { type: 'json' };`);
  return {
    name,
    group: 'files',
    summary: sentence(summary),
    text: `# @kopa/ui/${name}\n\n${summary}\n\n${use}\n`,
  };
}

function modulePage({ name, source }: Door, text: string, declared: string, size = ''): DoorPage {
  const place = path.dirname(source.replace('./src/', ''));
  const summary = wordsOf(/^\/\*\*([^]*?)\*\//.exec(text)?.[1] ?? '') || summaryOf(name, declared);
  const values = [
    ...declared.matchAll(/^export declare (?:function|const|class) (\w+)|^export \{ (\w+) \}/gm),
  ]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((each) => each !== '');
  const shown = values.length > 8 ? values.slice(0, 3) : values;
  const stories = `stories/ui/${place}.stories.tsx`;
  const parts = [
    `# @kopa/ui/${name}`,
    summary,
    ...(shown.length > 0 ? [code('tsx', `import { ${shown.join(', ')} } from '@kopa/ui/${name}';`)] : []),
    ...(size === '' ? [] : [size]),
    ...(existsSync(inProject(stories))
      ? [
          `[Stories of this component](../?path=/docs/ui-${place.replaceAll('/', '-')}--docs)`,
          ...guideParts(readFileSync(inProject(stories), 'utf8')),
        ]
      : []),
    ...(declared ? ['## Declarations', code('ts', declared.replace(/^export \{ \}$/m, ''))] : []),
  ];
  return {
    name,
    group: place.split('/')[0] ?? '',
    summary: sentence(summary),
    text: `${parts.join('\n\n')}\n`,
  };
}

/** The comment of the declaration whose name is, or begins with, that of the door; else of the first one. */
function summaryOf(door: string, declared: string): string {
  const documented = [
    ...declared.matchAll(
      /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export )?declare (?:function|const|class|interface|type) (\w+)/g,
    ),
  ].map(([, comment = '', name = '']) => ({ name, words: wordsOf(comment) }));
  const plain = door.split('/').at(-1)?.replaceAll('-', '') ?? '';
  const found =
    documented.find(({ name }) => name.toLowerCase().replace(/_\d$/, '') === plain) ??
    documented.find(({ name }) => name.toLowerCase().startsWith(plain)) ??
    documented[0];
  return found?.words ?? '';
}

const list = (items: readonly string[]): string => items.map((each) => `- ${each}`).join('\n');

/** Keys, what to do and what not, from the `guide({...})` of a stories file. */
function guideParts(stories: string): string[] {
  let guide: Record<string, unknown> | undefined;
  walk(parse('stories.tsx', stories), (node) => {
    const called = node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'guide';
    if (called) guide ??= valueOf((node['arguments'] as Node[])[0]) as Record<string, unknown>;
  });
  if (!guide) return [];
  const { keys, dos, donts } = guide as { keys: [string, string][] | 'none'; dos: string[]; donts: string[] };
  return [
    ...(keys === 'none' ? [] : ['## Keys', list(keys.map(([key, does]) => `${key}: ${does}`))]),
    '## Do',
    list(dos),
    '## Do not',
    list(donts),
  ];
}

/** The value of a literal: texts, lists and objects of them. */
function valueOf(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).map(valueOf);
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      (node['properties'] as Node[]).map((each) => [(each['key'] as Node)['name'], valueOf(each['value'])]),
    );
  return textIn(node);
}

/** "5.5 kB, with its dependencies 5.8 kB" by door, from the table of the README. */
function sizesIn(readme: string): Map<string, string> {
  return new Map(
    [...readme.matchAll(/^\|[^|]*\| `([^`]+)` \| ([\d.]+) \| ([\d.]+) \|/gm)].map(
      ([, door = '', own, all]) => [
        door,
        `Size beside React, minified and gzipped: ${own} kB, with dependencies ${all} kB.`,
      ],
    ),
  );
}
