/** A brand's tokens as a file of Tokens Studio for Figma, and back. */
import base from './base.tokens.json' with { type: 'json' };
import { modes } from './brand-source.ts';
import { markAddress, markAt, markOf, withMark } from './mark.ts';
import { kinds, type Kind } from './studio-values.ts';
import { group, isGroup, type Group } from './token-values.ts';

/** The tokens that brands share, for a look at the whole; a brand has those of them that it changes. */
const shared = 'kopa';
const brand = 'brand';
const density = 'density';

const named = (node: Group) => Object.entries(node).filter(([name]) => !name.startsWith('$'));

/**
 * The file for Tokens Studio: the sets `kopa`, `brand`, `light`, `dark` and one a density, such as
 * `density/compact`; and the themes Light and Dark. Aliases stay aliases.
 */
export function toStudio(tokens: Group): Group {
  const own = named(tokens).filter(([name]) => !isSet(name));
  const common = named(base as unknown as Group).filter(([name]) => name !== density);
  const svg = markOf(tokens);
  const asset = typeof svg === 'string' && { mark: { value: markAddress(svg), type: 'asset' } };
  const sets: [string, Group][] = [
    [shared, setOf(Object.fromEntries(common))],
    [brand, { ...setOf(Object.fromEntries(own)), ...asset }],
    ...modes.map((mode): [string, Group] => [mode, setOf(group(tokens, mode))]),
    ...named(group(tokens, density)).map(([name, sizes]): [string, Group] => [
      `${density}/${name}`,
      setOf(sizes as Group),
    ]),
  ];
  return {
    ...Object.fromEntries(sets),
    $themes: modes.map((mode) => ({
      id: mode,
      name: mode === 'light' ? 'Light' : 'Dark',
      group: 'Mode',
      selectedTokenSets: { [shared]: 'enabled', [brand]: 'enabled', [mode]: 'enabled' },
    })),
    $metadata: { tokenSetOrder: sets.map(([name]) => name) },
  };
}

/**
 * A brand's tokens from a file of Tokens Studio, with or without `$` before `value` and `type`. Throws a text
 * with every fault of the file, each with its place and how to mend it.
 */
export function fromStudio(file: Group): Group {
  const faults: string[] = [];
  for (const mode of modes)
    if (!isGroup(file[mode]))
      faults.push(
        `the set "${mode}" is missing. Export a brand with kopa-tokens --to-figma to see all sets.`,
      );
  const tokens: Group = {};
  const densities: Group = {};
  let svg: string | undefined;
  for (const [name, set] of named(file)) {
    if (name === shared || !isGroup(set)) continue;
    const read = (from: Group = set) => tokensOf(from, name, faults);
    if (name === brand) {
      const { mark, ...groups } = set;
      Object.assign(tokens, read(groups));
      if (isGroup(mark)) svg = readMark(mark, faults);
    } else if (isMode(name)) tokens[name] = read();
    else if (name.startsWith(`${density}/`)) densities[name.slice(density.length + 1)] = read();
    else
      faults.push(
        `the set "${name}" is none of a brand. Move its tokens to ${brand}, ${modes.join(', ')} or ${density}/compact.`,
      );
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const all = { ...tokens, ...(Object.keys(densities).length > 0 && { [density]: densities }) };
  return svg === undefined ? all : withMark(all, svg);
}

/** The SVG of an asset of Tokens Studio. */
function readMark(asset: Group, faults: string[]): string | undefined {
  try {
    return markAt(String(asset['$value'] ?? asset['value']));
  } catch (error) {
    faults.push(`${brand}.mark: ${(error as Error).message}`);
    return undefined;
  }
}

const isMode = (name: string) => modes.some((mode) => mode === name);
const isSet = (name: string) => isMode(name) || name === density;

/** The groups of a set, each token in the form of Tokens Studio. A group without a kind is left out. */
function setOf(groups: Group): Group {
  return Object.fromEntries(
    named(groups).flatMap(([name, tokens]) => {
      const kind = kinds[name];
      return kind ? [[name, written(tokens as Group, kind)]] : [];
    }),
  );
}

function written(node: Group, kind: Kind): Group {
  const { $value, $description, $extensions } = node;
  if ($value === undefined)
    return Object.fromEntries(named(node).map(([name, child]) => [name, written(child as Group, kind)]));
  return {
    value: kind.toStudio($value),
    type: kind.studio,
    ...($description !== undefined && { description: $description }),
    ...($extensions !== undefined && { $extensions }),
  };
}

function tokensOf(set: Group, setName: string, faults: string[]): Group {
  const read = (node: Group, kind: Kind, place: string): Group => {
    const value = node['$value'] ?? node['value'];
    if (value === undefined)
      return Object.fromEntries(
        named(node).flatMap(([name, child]) =>
          isGroup(child) ? [[name, read(child, kind, `${place}.${name}`)]] : [],
        ),
      );
    const description = node['$description'] ?? node['description'];
    try {
      return {
        ...(description !== undefined && { $description: description }),
        $value: kind.fromStudio(value),
        ...(isGroup(node['$extensions']) && { $extensions: ownExtensions(node['$extensions']) }),
      };
    } catch (error) {
      faults.push(`${place}: ${(error as Error).message}`);
      return {};
    }
  };
  return Object.fromEntries(
    named(set).flatMap(([name, tokens]): [string, Group][] => {
      const kind = kinds[name];
      if (!isGroup(tokens)) return [];
      if (kind) return [[name, { $type: kind.w3c, ...read(tokens, kind, `${setName}.${name}`) }]];
      faults.push(
        `${setName}.${name} is a group that nothing uses. Take it out, or give it the name of a group.`,
      );
      return [];
    }),
  );
}

/** Without what Tokens Studio writes for itself. */
function ownExtensions(extensions: Group): Group {
  const { 'studio.tokens': _, ...own } = extensions;
  return own;
}
