/** One brand's tokens: whether they may ship, and their CSS. */
import { contrastFaults } from './contrast.ts';
import reference from './easycash.tokens.json' with { type: 'json' };
import { group, rule, variables, type Group } from './token-values.ts';

const modes = ['light', 'dark'] as const;
export type TokenMode = (typeof modes)[number];

/** Groups of a brand that are the same in light and dark. */
const shape = ['radius', 'size', 'weight'];
/** Groups that each mode has. */
const look = ['color', 'shadow'];

/** A brand as its file has it. */
export interface BrandSource {
  /** The word of `data-brand`: "mine". */
  id: string;
  /** Where it was read, for messages. */
  file: string;
  tokens: Group;
}

const ignore = (): void => {};

const flat = (node: Group, groups: string[], fault: (name: string, why: string) => void = ignore) =>
  groups.flatMap((key) => variables(group(node, key), `--kopa-${key}`, fault));

const pathsIn = (node: Group, groups: string[], before: string) =>
  groups.flatMap((key) =>
    variables(group(node, key), '', ignore).map(([name]) => `${before}${key}.${name.slice(1)}`),
  );

/** Every token of a brand as the path to it: "light.color.primary", "radius.small". */
const pathsOf = (tokens: Group): string[] => [
  ...pathsIn(tokens, shape, ''),
  ...modes.flatMap((mode) => pathsIn(group(tokens, mode), look, `${mode}.`)),
];

/** Colours of one mode: token name -> '#rrggbb' (or '#rrggbbaa'). */
export function palette({ tokens }: BrandSource, mode: TokenMode): Record<string, string> {
  return Object.fromEntries(
    variables(group(group(tokens, mode), 'color'), '', ignore).map(([name, value]) => [name.slice(1), value]),
  );
}

/**
 * Why a brand must not be built, each with the file, the token or the pair, and how to mend it; empty when it
 * may.
 */
export function brandFaults(brand: BrandSource): string[] {
  const { file, tokens } = brand;
  const faults: string[] = [];
  const unreadable = (before: string) => (name: string, why: string) => {
    faults.push(`${file}: ${before}${name.replace('--kopa-', '').replace('-', '.')}: ${why}`);
  };
  flat(tokens, shape, unreadable(''));
  for (const mode of modes) flat(group(tokens, mode), look, unreadable(`${mode}.`));
  if (faults.length > 0) return faults;

  const has = new Set(pathsOf(tokens));
  const wanted = new Set(pathsOf(reference as unknown as Group));
  for (const path of wanted)
    if (!has.has(path))
      faults.push(
        `${file}: ${path} is missing. Every brand has the same tokens: add it, as easycash.tokens.json has it.`,
      );
  for (const path of has)
    if (!wanted.has(path))
      faults.push(
        `${file}: ${path} is a token that nothing uses. Correct its name, or take it out; easycash.tokens.json has all names.`,
      );
  return [...faults, ...modes.flatMap((mode) => contrastFaults(`${file}: ${mode}`, palette(brand, mode)))];
}

/**
 * The CSS variables of a brand, light and dark, by `data-brand` and `data-mode`.
 *
 * @param isFallback Also the look of a page without `data-brand`.
 */
export function brandCss({ id, tokens }: BrandSource, isFallback = false): string {
  const [light, dark] = modes.map((mode) => flat(group(tokens, mode), look)) as [
    [string, string][],
    [string, string][],
  ];
  const here = `[data-brand='${id}']`;
  const inDark = rule(
    `${isFallback ? ':root:not([data-brand]):not([data-mode]),\n' : ''}${here}:not([data-mode])`,
    dark,
    '  color-scheme: dark;\n',
  );
  return [
    rule(
      `${isFallback ? ':root,\n' : ''}${here}`,
      [...flat(tokens, shape), ...light],
      '  color-scheme: light;\n',
    ),
    rule(
      `${isFallback ? `[data-mode='dark']:not([data-brand]),\n` : ''}${here}[data-mode='dark']`,
      dark,
      '  color-scheme: dark;\n',
    ),
    `@media (prefers-color-scheme: dark) {\n${inDark.replace(/^(?=.)/gm, '  ')}}\n`,
  ].join('\n');
}
