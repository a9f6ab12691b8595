/** Regions in which a brand has colours of their own: the hero, and the illustrations. */
import { modes, onDarkPhones, palette, type BrandSource } from './brand-source.ts';
import { contrastFaults, heroPairs, illustrationPairs, type Pair } from './contrast.ts';
import { group, rule, variables, type Group } from './token-values.ts';

/** A region: an optional group in each mode, with colours by the names of `color`. */
interface Region {
  /** The name of the group; `kopa-` and this name is the class of the region. */
  name: string;
  /** Colours that only the region has. */
  more: readonly string[];
  /** Whether the region has a ground of its own, `surface`. */
  hasGround: boolean;
  pairs: readonly Pair[];
}

const hero: Region = {
  name: 'hero',
  more: ['sun'],
  hasGround: true,
  pairs: heroPairs,
};
const illustration: Region = { name: 'illustration', more: [], hasGround: false, pairs: illustrationPairs };
const regions = [hero, illustration];
/** The names of the groups. */
export const regionNames: readonly string[] = regions.map(({ name }) => name);

/** Faults of a brand's regions: unknown names, too little contrast, a colour in one mode only. */
export const regionFaults = (brand: BrandSource): string[] =>
  regions.flatMap((region) => faultsOf(brand, region));

function faultsOf(brand: BrandSource, { name, more, hasGround, pairs }: Region): string[] {
  const { file } = brand;
  const both = modes.map((mode) => palette(brand, mode, name));
  const named = both.flatMap((each) => Object.keys(each));
  if (named.length === 0) return [];
  const wanted = new Set(hasGround ? ['surface', ...named] : named);
  const wantedFor = (each: string) =>
    hasGround && each === 'surface' ? `the ground of the ${name}` : 'the colour, which the other mode has';
  return modes.flatMap((mode, at) => {
    const own = both[at] ?? {};
    const colors = palette(brand, mode);
    const unknown = Object.keys(own).filter((each) => !more.includes(each) && !(each in colors));
    const missing = [...wanted].filter((each) => !(each in own));
    return [
      ...unknown.map((each) => `${file}: ${mode}.${name}.${each} is no colour of a brand. Correct its name.`),
      ...missing.map((each) => `${file}: ${mode}.${name}.${each} is missing. Add ${wantedFor(each)}.`),
      ...contrastFaults(`${file}: ${mode}.${name}`, { ...colors, ...own }, pairs),
    ];
  });
}

/** The rules of a region's colours in both modes; none without the region. `extra` are lines before. */
function colorsOf(here: string, tokens: Group, { name }: Region, extra = ''): string[] {
  const [light, dark] = modes.map((mode) => variables(group(group(tokens, mode), name), '--kopa-color')) as [
    [string, string][],
    [string, string][],
  ];
  if (light.length === 0) return [];
  return [
    rule(`${here} .kopa-${name}`, light, extra),
    rule(`${here}[data-mode='dark'] .kopa-${name}`, dark),
    onDarkPhones(rule(`${here}:not([data-mode]) .kopa-${name}`, dark)),
  ];
}

/** The rules of a brand's regions. `here` is the selector of the brand. */
export const regionCss = (here: string, tokens: Group): string[] => [
  ...heroCss(here, tokens),
  ...colorsOf(here, tokens, illustration),
];

/**
 * A hero: `.kopa-hero` changes the colours of everything inside, `.kopa-hero-block` is the region below the
 * header, from gutter to gutter, with a sun at its foot. Brands without a hero have no such rules.
 */
function heroCss(here: string, tokens: Group): string[] {
  const at = '50% 100%';
  const sun = 'var(--kopa-color-sun)';
  const ground = 'var(--kopa-color-surface)';
  const colors = colorsOf(
    here,
    tokens,
    hero,
    `  background-color: ${ground};\n  border-color: transparent;\n  color: var(--kopa-color-ink);\n`,
  );
  if (colors.length === 0) return [];
  return [
    ...colors,
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
