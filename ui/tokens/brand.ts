/** One brand's tokens: whether they may ship, and their CSS. */
import base from './base.tokens.json' with { type: 'json' };
import { inMedia, modes, onDarkPhones, palette, type BrandSource } from './brand-source.ts';
import { contrastFaults } from './contrast.ts';
import reference from './easycash.tokens.json' with { type: 'json' };
import { markCss, markFaults } from './mark.ts';
import { regionCss, regionFaults, regionNames } from './regions.ts';
import { group, pathsOf, rule, variables, type Group } from './token-values.ts';
import { typefaceCss, typefaceFaults } from './typeface.ts';

/** Groups of a brand that are the same in light and dark. */
const shape = ['radius', 'size', 'weight'];
/** Groups that each mode has. */
const look = ['color', 'shadow'];
/** Groups that a brand may have; what a brand leaves out is as in base.tokens.json. */
const still = ['font', 'text', 'border', 'wheel', 'page'];
const motion = ['duration', 'easing'];
export const optional = [...still, ...motion];
const density = 'density';
/** The parts of a token of `text`. */
const typeParts = ['fontSize', 'lineHeight', 'letterSpacing', 'fontWeight'];

const flat = (node: Group, groups: string[], fault?: (name: string, why: string) => void) =>
  groups.flatMap((key) => variables(group(node, key), `--kopa-${key}`, fault));

const pathsIn = (node: Group, groups: string[], before: string) =>
  groups.flatMap((key) => pathsOf(group(node, key), `${before}${key}.`));

/** Every token of a brand as the path to it: "light.color.primary", "radius.small". */
const requiredOf = (tokens: Group): string[] => [
  ...pathsIn(tokens, shape, ''),
  ...modes.flatMap((mode) => pathsIn(group(tokens, mode), look, `${mode}.`)),
];

/** A brand's group in the type of the same group of base.tokens.json. */
const typed = (tokens: Group, key: string): Group => {
  const own = group(tokens, key);
  const { $type } = group(base as unknown as Group, key);
  return $type === undefined ? own : { $type, ...own };
};

/** The densities of a brand: of each its own sizes. */
const densitiesOf = (tokens: Group) =>
  Object.keys(group(tokens, density))
    .filter((name) => !name.startsWith('$'))
    .map((name) => [name, group(group(tokens, density), name)] as const);

/** Faults of the optional groups, and groups that do not exist. */
function optionalFaults({ file, tokens }: BrandSource): string[] {
  const faults: string[] = [];
  const known = [...modes, ...shape, ...optional, density];
  const knownInMode = [...look, ...regionNames];
  const strange = (node: Group, names: readonly string[], before: string) => {
    for (const key of Object.keys(node))
      if (!key.startsWith('$') && !names.includes(key))
        faults.push(
          `${file}: ${before}${key} is a group that nothing uses. Take it out, or name one of ${names.join(', ')}.`,
        );
  };
  strange(tokens, known, '');
  for (const mode of modes) strange(group(tokens, mode), knownInMode, `${mode}.`);
  const possible = new Set(pathsIn(base as unknown as Group, [...optional, density], ''));
  for (const path of pathsIn(tokens, [...optional, density], ''))
    if (!possible.has(path))
      faults.push(
        `${file}: ${path} is a token that nothing uses. Correct its name, or take it out; ` +
          'base.tokens.json has all names.',
      );
  for (const [name, token] of Object.entries(group(tokens, 'text'))) {
    if (name.startsWith('$')) continue;
    const value = group(token as Group, '$value');
    const missing = typeParts.filter((part) => !(part in value));
    if (missing.length > 0)
      faults.push(`${file}: text.${name} needs ${missing.join(', ')}, as base.tokens.json has them.`);
  }
  return [...faults, ...typefaceFaults(file, tokens), ...markFaults(file, tokens)];
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
  for (const key of optional) variables(typed(tokens, key), `--kopa-${key}`, unreadable(''));
  for (const [, sizes] of densitiesOf(tokens)) flat(sizes, ['size'], unreadable('density.'));
  for (const mode of modes) flat(group(tokens, mode), [...look, ...regionNames], unreadable(`${mode}.`));
  if (faults.length > 0) return faults;

  const has = new Set(requiredOf(tokens));
  const wanted = new Set(requiredOf(reference as unknown as Group));
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
  return [
    ...faults,
    ...modes.flatMap((mode) => contrastFaults(`${file}: ${mode}`, palette(brand, mode))),
    ...regionFaults(brand),
    ...optionalFaults(brand),
  ];
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
  const { rules: faces, families } = typefaceCss(tokens);
  const inDark = rule(
    `${isFallback ? ':root:not([data-brand]):not([data-mode]),\n' : ''}${here}:not([data-mode])`,
    dark,
    '  color-scheme: dark;\n',
  );
  return [
    ...faces,
    rule(
      // Without specificity: another brand's style sheet may come before or after this one.
      `${isFallback ? ':where(:root),\n' : ''}${here}`,
      [...flat(tokens, shape), ...ownIn(still, tokens, families), ...light],
      '  color-scheme: light;\n',
    ),
    rule(
      `${isFallback ? `[data-mode='dark']:not([data-brand]),\n` : ''}${here}[data-mode='dark']`,
      dark,
      '  color-scheme: dark;\n',
    ),
    onDarkPhones(inDark),
    ...regionCss(here, tokens),
    ...markCss(here, tokens),
    ...motionCss(here, tokens),
    ...densitiesOf(tokens).map(([name, sizes]) =>
      rule(`${here}[data-density='${name}'],\n${here} [data-density='${name}']`, flat(sizes, ['size'])),
    ),
  ].join('\n');
}

/** The tokens of a brand in these optional groups; `families`: its typeface with the fallback. */
function ownIn(groups: readonly string[], tokens: Group, families?: string): [string, string][] {
  return groups
    .flatMap((key) => variables(typed(tokens, key), `--kopa-${key}`))
    .map(([name, value]) => [name, (name === '--kopa-font-family' && families) || value]);
}

/** A brand's own motion, which ends where a phone asks for less. */
function motionCss(here: string, tokens: Group): string[] {
  const own = ownIn(motion, tokens);
  if (own.length === 0) return [];
  return [inMedia('(prefers-reduced-motion: no-preference)', rule(here, own))];
}
