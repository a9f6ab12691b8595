import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palette, type BrandSource, type TokenMode } from './brand-source.ts';
import { brandCss, brandFaults } from './brand.ts';
import { buildTokens, easycash } from './build.ts';
import { contrast, contrastPairs } from './contrast.ts';

const themes = (['light', 'dark'] as const).map((mode) => ({ mode, colors: palette(easycash, mode) }));

/** EasyCash as another brand's file, with one colour of light changed or taken out. */
function changed(token: string, value: string | undefined, mode: TokenMode = 'light'): BrandSource {
  const tokens = structuredClone(easycash.tokens) as unknown as Record<
    TokenMode,
    { color: Record<string, { $value: string }> }
  >;
  if (value === undefined) delete tokens[mode].color[token];
  else tokens[mode].color[token] = { $value: value };
  return { id: 'mine', file: 'mine.tokens.json', tokens: tokens as unknown as BrandSource['tokens'] };
}

describe('tokens', () => {
  it("the committed tokens.css is the builder's output", () => {
    const committed = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');
    expect(committed, 'run `node ui/tokens/build.ts`').toBe(buildTokens());
  });

  it('a shipped brand has no fault', () => {
    expect(brandFaults(easycash)).toEqual([]);
  });

  it('both modes name the same colours', () => {
    expect(new Set(themes.map(({ colors }) => Object.keys(colors).join(' '))).size).toBe(1);
  });
});

describe('contrast', () => {
  it('contrast follows the WCAG formula', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  // The requirements of the visual specification for every theme; the builder may require more, never less.
  const text =
    'ink/surface ink/page ink/sunken ink/danger-soft muted/surface muted/page muted/primary-soft muted/danger-soft ' +
    'subtle/surface subtle/page subtle/sunken placeholder/surface placeholder/danger-soft on-primary/primary ' +
    'on-primary/primary-press primary/surface primary/page on-primary-soft/primary-soft link/surface link/page ' +
    'danger/surface danger/danger-soft on-danger/danger success/surface success/page success/success-soft ' +
    'warning/warning-soft info/info-soft on-accent/accent on-inverse/inverse';
  const parts =
    'control/surface control/page control/danger-soft control/sunken focus/surface focus/page primary/decor star/surface';
  const specified = [
    ...text.split(' ').map((pair) => ({ pair, least: 4.5 })),
    ...parts.split(' ').map((pair) => ({ pair, least: 3 })),
  ];

  it('contrast is required of every pair in the specification', () => {
    const asked = new Map(contrastPairs.map(([front, back, least]) => [`${front}/${back}`, least]));
    expect(specified.filter(({ pair, least }) => (asked.get(pair) ?? 0) < least)).toEqual([]);
    expect(contrastPairs.length).toBeGreaterThanOrEqual(36);
  });

  it.each(themes)('holds in $mode', ({ colors }) => {
    const faint = contrastPairs.filter(
      ([front, back, least]) => !(contrast(colors[front] as string, colors[back] as string) >= least),
    );
    expect(faint).toEqual([]);
  });
});

/** EasyCash as another brand's file, with a hero in both modes. */
function withHero(hero: Record<string, string>): BrandSource {
  const tokens = structuredClone(easycash.tokens) as Record<TokenMode, { hero?: unknown }>;
  for (const mode of ['light', 'dark'] as const)
    tokens[mode].hero = Object.fromEntries(
      Object.entries(hero).map(([name, value]) => [name, { $value: value }]),
    );
  return { id: 'mine', file: 'mine.tokens.json', tokens: tokens as unknown as BrandSource['tokens'] };
}

describe('a hero', () => {
  const good = { surface: '#4a3ab8', ink: '#ffffff', muted: '#e4dfff', subtle: '#e4dfff' };
  const controls = { control: '#cdc5ff', primary: '#ff7a45', 'on-primary': '#2b0c00', focus: '#ffffff' };

  it('a brand without a hero has no rule for one', () => {
    expect(brandCss(easycash)).not.toContain('kopa-hero');
  });

  it('a hero changes the colours inside, in light and dark', () => {
    const brand = withHero({ ...good, ...controls, sun: '#5646c4' });
    expect(brandFaults(brand)).toEqual([]);
    expect(brandCss(brand).match(/--kopa-color-surface: #4a3ab8;/g)).toHaveLength(3);
  });

  it('a faint pair, an unknown colour and a missing ground are refused', () => {
    expect(brandFaults(withHero({ ...good, ...controls, ink: '#7c6fd0' }))[0]).toMatch(
      /light\.hero: ink \(#7c6fd0\) on surface/,
    );
    expect(brandFaults(withHero({ ...good, ...controls, inc: '#ffffff' }))[0]).toContain('light.hero.inc');
    expect(brandFaults(withHero({ ink: '#1b1630' }))[0]).toContain('light.hero.surface is missing');
  });
});

describe('a refused brand', () => {
  it('a pair with too little contrast is refused with file, pair, ratio and correction', () => {
    expect(brandFaults(changed('placeholder', '#9aa59f'))).toEqual([
      'mine.tokens.json: light: placeholder (#9aa59f) on surface (#ffffff) is 2.54:1 and must be 4.5:1. Make placeholder darker or surface lighter.',
      expect.stringContaining('light: placeholder (#9aa59f) on danger-soft (#fef1f0) is 2.3'),
      expect.stringContaining('light: placeholder (#9aa59f) on raised (#ffffff) is 2.54'),
    ]);
    expect(brandFaults(changed('info', '#24396e', 'dark'))).toEqual([
      expect.stringMatching(/dark: info .* Make info-soft darker or info lighter\./),
    ]);
  });

  it('no CSS is written for a refused brand', () => {
    expect(() => buildTokens(changed('placeholder', '#9aa59f'))).toThrow(/placeholder .* on surface/);
    expect(() => buildTokens(changed('focus', undefined))).toThrow(/light\.color\.focus is missing/);
  });

  it('a missing token is refused', () => {
    expect(brandFaults(changed('star', undefined, 'dark'))).toEqual([
      'mine.tokens.json: dark.color.star is missing. Every brand has the same tokens: add it, as easycash.tokens.json has it.',
    ]);
    const { radius: _, ...rest } = easycash.tokens;
    expect(brandFaults({ ...easycash, tokens: rest })).toContainEqual(
      expect.stringContaining('radius.small is missing'),
    );
    expect(brandFaults({ ...easycash, tokens: {} }).length).toBeGreaterThan(60);
  });

  it('an unused token is refused', () => {
    expect(brandFaults(changed('primry', '#000000'))).toEqual([
      expect.stringContaining('light.color.primry is a token that nothing uses'),
    ]);
  });

  it('an invalid colour is refused', () => {
    expect(brandFaults(changed('link', '#12'))).toEqual([
      'mine.tokens.json: light.color.link: #12 is no colour. Write #rrggbb, or #rrggbbaa where one sees through it.',
    ]);
    const two = changed('link', { components: [0, 0, 0], colorSpace: 'srgb', hex: '#ffffff' } as never);
    expect(brandFaults(two)).toEqual([expect.stringContaining('are two colours')]);
  });
});

/** EasyCash as another brand's file, with these groups besides. */
const withGroups = (groups: Record<string, unknown>): BrandSource => ({
  id: 'mine',
  file: 'mine.tokens.json',
  tokens: { ...easycash.tokens, ...groups } as BrandSource['tokens'],
});

const rem = (value: number) => ({ value, unit: 'rem' });

describe('what a brand may decide besides', () => {
  const body = { fontSize: rem(1.0625), lineHeight: 1.5, letterSpacing: rem(0), fontWeight: 430 };
  const fallback = { local: 'Roboto', sizeAdjust: 1.05, ascent: 0.925, descent: 0.24, lineGap: 0 };
  const font = (kopa: Record<string, unknown>, families: unknown = ['Inter', 'Noto Sans', 'sans-serif']) =>
    withGroups({ font: { family: { $value: families, $extensions: { kopa } } } });

  it('its type scale, motion, lines and densities are in its CSS, and nothing of the others', () => {
    const brand = withGroups({
      text: { body: { $value: body } },
      duration: { move: { $value: { value: 120, unit: 'ms' } } },
      border: { ring: { $value: { value: 4, unit: 'px' } } },
      density: { compact: { size: { row: { $value: { value: 44, unit: 'px' } } } } },
    });
    expect(brandFaults(brand)).toEqual([]);
    const css = brandCss(brand);
    for (const line of [
      '--kopa-text-body-size: 1.0625rem;',
      '--kopa-text-body-weight: 430;',
      '--kopa-duration-move: 120ms;',
      '--kopa-border-ring: 4px;',
    ])
      expect(css.split(line)).toHaveLength(2);
    // With reduced motion the package's own rules hold.
    expect(css).toContain(
      "@media (prefers-reduced-motion: no-preference) {\n  [data-brand='mine'] {\n    --kopa-duration-move: 120ms;\n  }\n}",
    );
    expect(css).toContain("[data-brand='mine'] [data-density='compact'] {\n  --kopa-size-row: 44px;\n}");
    expect(css).not.toMatch(/--kopa-(?:text-title|page|easing|font)/);
  });

  it('its typeface comes with a fallback of the same measures', () => {
    const brand = font({ files: [{ src: 'inter.woff2', weight: '400 700' }], fallback });
    expect(brandFaults(brand)).toEqual([]);
    const css = brandCss(brand);
    expect(css).toContain("--kopa-font-family: 'Inter', 'Inter fallback', 'Noto Sans', sans-serif;");
    expect(css).toContain(
      "@font-face {\n  font-family: 'Inter';\n  src: url('inter.woff2');\n  font-weight: 400 700;\n  font-display: swap;\n}",
    );
    expect(css).toContain(
      "@font-face {\n  font-family: 'Inter fallback';\n  src: local('Roboto');\n  size-adjust: 105%;\n  ascent-override: 92.5%;\n  descent-override: 24%;\n  line-gap-override: 0%;\n}",
    );
  });

  it('a typeface of the phone needs no files', () => {
    const brand = withGroups({ font: { family: { $value: ['Ubuntu', 'sans-serif'] } } });
    expect(brandFaults(brand)).toEqual([]);
    expect(brandCss(brand)).toContain('--kopa-font-family: Ubuntu, sans-serif;');
    expect(brandCss(brand)).not.toContain('@font-face');
  });

  it.each<[string, BrandSource, RegExp]>([
    [
      'a group that nothing uses',
      withGroups({ fonts: {} }),
      /: fonts is a group that nothing uses.*light, dark, radius/,
    ],
    [
      'a group of a mode',
      withGroups({ light: { ...(easycash.tokens['light'] as object), colour: {} } }),
      /: light\.colour is a group that nothing uses.*color, shadow, hero/,
    ],
    [
      'a token',
      withGroups({ text: { boddy: { $value: body } } }),
      /: text\.boddy.* is a token that nothing uses/,
    ],
    [
      'half a style',
      withGroups({ text: { body: { $value: { fontSize: rem(1) } } } }),
      /: text\.body needs lineHeight, letterSpacing, fontWeight/,
    ],
    [
      'a density',
      withGroups({ density: { tight: { size: { row: { $value: { value: 40, unit: 'px' } } } } } }),
      /: density\.tight\.size\.row is a token/,
    ],
    [
      'files without a fallback',
      font({ files: [{ src: 'a.woff2', weight: '400' }] }),
      /fallback needs local, sizeAdjust/,
    ],
    ['no files', font({ files: [], fallback }), /files must be a list/],
    [
      'a file that ends the rule',
      font({ files: [{ src: "a')", weight: '400' }], fallback }),
      /files must be a list/,
    ],
    [
      'no name',
      font({ files: [{ src: 'a.woff2', weight: '400' }], fallback }, 'Inter'),
      /must begin with the name/,
    ],
  ])('%s is refused', (_, brand, fault) => {
    expect(brandFaults(brand)).toEqual([expect.stringMatching(fault)]);
  });
});

it('the CSS of a brand applies under its own name only', () => {
  const css = brandCss({ ...easycash, id: 'mine' });
  expect(css).not.toContain(':root');
  expect(css.match(/\[data-brand='mine'\]/g)).toHaveLength(3);
  expect(css).toContain("[data-brand='mine'][data-mode='dark']");
  expect(css).toContain('@media (prefers-color-scheme: dark)');
});
