import { titleOf } from '../../.storybook/titles.ts';

/** A whole screen of `stories/blocks`. */
export interface Block {
  /** 'about-you' */
  name: string;
  /** Its one module. */
  text: string;
}

const schema = (name: string) => `https://ui.shadcn.com/schema/${name}.json`;

/** The first sentence of the docstring of the exported component. Throws without one. */
function descriptionOf({ name, text }: Block): string {
  const [, words] = /\/\*\* ((?:(?!\*\/)[^])+?) ?\*\/\nexport function/.exec(text) ?? [];
  if (!words)
    throw new Error(`stories/blocks/${name}.tsx exports no component with a docstring on one line.`);
  return words;
}

/** Packages that a block imports, with the version of @kopa/ui. React is the app's. */
const dependenciesOf = ({ text }: Block, version: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(([, name = '']) =>
        name === '@kopa/ui' ? `${name}@^${version}` : name,
      ),
    ),
  ].filter((name) => name !== 'react');

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** An item of shadcn's registry. */
export interface RegistryItem {
  name: string;
  type: 'registry:block';
  title: string;
  description: string;
  dependencies: string[];
  files: { path: string; type: 'registry:component'; content: string }[];
  docs: string;
}

/** The block as an item of shadcn's registry. */
export function registryItem(block: Block, version: string): RegistryItem {
  const { name, text } = block;
  return {
    name,
    type: 'registry:block',
    title: titleOf(name),
    description: descriptionOf(block),
    dependencies: dependenciesOf(block, version),
    files: [{ path: `stories/blocks/${name}.tsx`, type: 'registry:component', content: text }],
    docs:
      'The screen stands below the providers of @kopa/ui, and the app imports @kopa/ui/styles.css once: see the ' +
      'guide "Install in Vite" or "Install in Next".',
  };
}

/**
 * The files of the registry by their path in the site: `r/registry.json`, which lists the blocks, and one
 * file for each block, whose address `shadcn add` takes.
 *
 * @param version The version of @kopa/ui that the blocks need.
 */
export function registryPages(blocks: readonly Block[], version: string): Map<string, string> {
  const items = blocks.map((block) => registryItem(block, version));
  // The list has no content of files.
  const listed = items.map(({ files, ...item }) => ({
    ...item,
    files: files.map(({ path, type }) => ({ path, type })),
  }));
  return new Map([
    ['r/registry.json', json({ $schema: schema('registry'), name: 'kopa', homepage: '../', items: listed })],
    ...items.map((item): [string, string] => [
      `r/${item.name}.json`,
      json({ $schema: schema('registry-item'), ...item }),
    ]),
  ]);
}
