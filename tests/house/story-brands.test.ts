import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNode, parse, textIn, textOf, walk, writtenFiles, type Node } from './source-files.ts';

/** The ids and names of Kopa's own brands. */
const own = writtenFiles('brands/*/brand.json').flatMap((file) => [
  path.basename(path.dirname(file)),
  (JSON.parse(textOf(file)) as { name: string }).name,
]);
const ownBrand = new RegExp(`\\b(?:${own.join('|')})\\b`, 'i');
const looksFor = /^(?:(?:find|get|query)(?:All)?By|to(?:Have|Be|Equal|Match|Contain|StrictEqual))/;
const types = /^(?:type|paste|keyboard)$/;

const propertyNameOf = ({ property }: Node): string | undefined =>
  isNode(property) ? (property['name'] as string | undefined) : undefined;

const propertyOf = (object: unknown, name: string): Node | undefined =>
  isNode(object) && object.type === 'ObjectExpression'
    ? ((object['properties'] as Node[]).find(({ key }) => isNode(key) && key['name'] === name)?.[
        'value'
      ] as Node)
    : undefined;

const wordsIn = (node: Node): string | undefined =>
  (node['regex'] as { pattern: string } | undefined)?.pattern ?? textIn(node);

const isIn = (inner: Node, places: readonly Node[]): boolean =>
  places.some(({ start, end }) => start <= inner.start && inner.start < Number(end));

/**
 * The names of Kopa's own brands that a file of stories expects on its pages and does not itself put there:
 * in another brand its name stands there. A story that names its brand in `globals` is played in no other.
 */
function expectedBrands(file: string, text: string): string[] {
  const expecting: Node[] = [];
  const typing: Node[] = [];
  const ofOneBrand: Node[] = [];
  const naming: { node: Node; words: string }[] = [];
  walk(parse(file, text), (node) => {
    const play = propertyOf(node, 'play');
    if (play) expecting.push(play);
    if (propertyOf(propertyOf(node, 'globals'), 'brand')) ofOneBrand.push(node);
    const called = isNode(node['callee']) && propertyNameOf(node['callee']);
    if (called && looksFor.test(called)) expecting.push(...(node['arguments'] as Node[]));
    if (called && types.test(called)) typing.push(...(node['arguments'] as Node[]));
    const words = wordsIn(node);
    if (words !== undefined && ownBrand.test(words)) naming.push({ node, words });
  });
  const expected = naming.filter(({ node }) => isIn(node, expecting) && !isIn(node, typing));
  const given = new Set(naming.filter((each) => !expected.includes(each)).map(({ words }) => words));
  return expected
    .filter(({ node }) => !isIn(node, ofOneBrand))
    .map(({ words }) => words)
    .filter((words) => !given.has(words.replaceAll(/^\^|\$$/g, '')));
}

describe("the stories in another repository's brand", () => {
  const hands = 'await canvas.findByText(/^EasyCash, version/)';
  it.each([
    ['a play', `export const A = { play: shows('EasyCash') };`, ['EasyCash']],
    ['a hand of a play', `const look = async (canvas) => { ${hands}; };`, ['^EasyCash, version']],
    [
      'the name in a text',
      'const a = { play: ({ canvas }) => expect(canvas).toHaveTextContent(`In ${a} Jua`) };',
      ['In   Jua'],
    ],
    ['a story of one brand', `export const A = { globals: { brand: 'jua' }, play: shows('Jua') };`, []],
    [
      'a text of its own',
      `const A = { args: { title: 'Jua' }, play: ({ canvas }) => canvas.getByText(/^Jua$/) };`,
      [],
    ],
    ['what a play types', `const A = { play: () => user.paste('EasyCash 24: your code') };`, []],
  ])('names what %s expects', (_, text, expected) => {
    expect(expectedBrands('a.tsx', text)).toEqual(expected);
  });

  it("no story expects the name of Kopa's own brand on its page: brandOf gives the brand that is shown", () => {
    const files = writtenFiles('stories/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}');
    expect(files.length).toBeGreaterThan(100);
    const wrong = files.flatMap((file) =>
      expectedBrands(file, textOf(file)).map((words) => `${file}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });
});
