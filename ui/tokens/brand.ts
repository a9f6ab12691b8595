/** One brand's tokens: whether they may ship, and their CSS. */
import { contrastFaults, heroPairs } from './contrast.ts';
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

/** Optional in each mode: colours inside a hero, by the names of `color`, and `sun`, a disc behind. */
const hero = 'hero';

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

/** Colours of one mode, of the page or of the hero: token name -> '#rrggbb' (or '#rrggbbaa'). */
export function palette({ tokens }: BrandSource, mode: TokenMode, key = 'color'): Record<string, string> {
  return Object.fromEntries(
    variables(group(group(tokens, mode), key), '', ignore).map(([name, value]) => [name.slice(1), value]),
  );
}

/** Faults of the optional hero: unknown names, too little contrast, one mode without a hero. */
function heroFaults(brand: BrandSource): string[] {
  const { file } = brand;
  const heroes = modes.map((mode) => palette(brand, mode, hero));
  if (heroes.every((each) => Object.keys(each).length === 0)) return [];
  return modes.flatMap((mode, at) => {
    const own = heroes[at] ?? {};
    const colors = palette(brand, mode);
    const unknown = Object.keys(own).filter((name) => name !== 'sun' && !(name in colors));
    return [
      ...unknown.map((name) => `${file}: ${mode}.hero.${name} is no colour of a brand. Correct its name.`),
      ...('surface' in own ? [] : [`${file}: ${mode}.hero.surface is missing. Add the ground of the hero.`]),
      ...contrastFaults(`${file}: ${mode}.hero`, { ...colors, ...own }, heroPairs),
    ];
  });
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
  return [
    ...faults,
    ...modes.flatMap((mode) => contrastFaults(`${file}: ${mode}`, palette(brand, mode))),
    ...heroFaults(brand),
  ];
}

const onDarkPhones = (css: string) =>
  `@media (prefers-color-scheme: dark) {\n${css.replace(/^(?=.)/gm, '  ')}}\n`;

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
      // Without specificity: another brand's style sheet may come before or after this one.
      `${isFallback ? ':where(:root),\n' : ''}${here}`,
      [...flat(tokens, shape), ...light],
      '  color-scheme: light;\n',
    ),
    rule(
      `${isFallback ? `[data-mode='dark']:not([data-brand]),\n` : ''}${here}[data-mode='dark']`,
      dark,
      '  color-scheme: dark;\n',
    ),
    onDarkPhones(inDark),
    ...heroCss(here, tokens),
  ].join('\n');
}

/**
 * A hero: `.kopa-hero` changes the colours of everything inside, `.kopa-hero-block` is the region below the
 * header, from gutter to gutter, with a sun at its foot. Brands without a hero have no such rules.
 */
function heroCss(here: string, tokens: Group): string[] {
  const [light, dark] = modes.map((mode) =>
    variables(group(group(tokens, mode), hero), '--kopa-color', ignore),
  ) as [[string, string][], [string, string][]];
  if (light.length === 0) return [];
  const at = '50% 100%';
  const sun = 'var(--kopa-color-sun)';
  const ground = 'var(--kopa-color-surface)';
  return [
    rule(
      `${here} .kopa-hero`,
      light,
      `  background-color: ${ground};\n  border-color: transparent;\n  color: var(--kopa-color-ink);\n`,
    ),
    rule(`${here}[data-mode='dark'] .kopa-hero`, dark),
    onDarkPhones(rule(`${here}:not([data-mode]) .kopa-hero`, dark)),
    rule(`${here} .kopa-hero-block`, [
      ['margin-inline', 'calc(-1 * var(--kopa-page-gutter))'],
      ['padding', '0 var(--kopa-page-gutter) var(--kopa-page-gutter)'],
      ['border-radius', '0 0 var(--kopa-radius-large) var(--kopa-radius-large)'],
      // The screen's space above its content.
      ['box-shadow', `0 -24px ${ground}`],
      [
        'background-image',
        [
          `radial-gradient(circle at ${at}, ${sun} 64px, ${ground} 65px 75px, transparent 76px 88px, ${ground} 89px)`,
          `repeating-conic-gradient(from -92deg at ${at}, ${sun} 0 4deg, ${ground} 4deg 22deg)`,
        ].join(', '),
      ],
    ]),
  ];
}
