import { readFileSync } from 'node:fs';
import { TokenTypes, type ThemeObject } from '@tokens-studio/types';
import { describe, expect, it } from 'vitest';
import { brandCss, brandFaults } from './brand.ts';
import { easycash } from './build.ts';
import { fromStudio, toStudio } from './studio.ts';
import type { Group } from './token-values.ts';

const jua = JSON.parse(
  readFileSync(new URL('../../brands/jua/jua.tokens.json', import.meta.url), 'utf8'),
) as Group;
/** EasyCash with each group that a brand may have. */
const whole: Group = {
  ...(easycash.tokens as Group),
  $extensions: { kopa: { mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"></svg>' } },
  light: {
    ...(easycash.tokens['light'] as Group),
    illustration: { $type: 'color', accent: { $value: '#ffb020' } },
  },
  dark: {
    ...(easycash.tokens['dark'] as Group),
    illustration: { $type: 'color', accent: { $value: '#ffc35c' } },
  },
  font: {
    family: {
      $type: 'fontFamily',
      $value: ['Inter', 'Noto Sans', 'sans-serif'],
      $extensions: {
        kopa: {
          files: [{ src: 'inter.woff2', weight: '400 700' }],
          fallback: { local: 'Roboto', sizeAdjust: 1.05, ascent: 0.93, descent: 0.24, lineGap: 0 },
        },
      },
    },
  },
  text: {
    $type: 'typography',
    caption: {
      $value: {
        fontFamily: '{font.family}',
        fontSize: { value: 0.75, unit: 'rem' },
        lineHeight: 1.38462,
        letterSpacing: { value: 0, unit: 'rem' },
        fontWeight: '{weight.text}',
      },
    },
  },
  border: { $type: 'dimension', thin: { $value: { value: 2, unit: 'px' } } },
  duration: { $type: 'duration', move: { $value: { value: 90, unit: 'ms' } } },
  easing: { $type: 'cubicBezier', move: { $value: [0.1, 0, 0, 1] } },
  density: { compact: { size: { $type: 'dimension', row: { $value: { value: 40, unit: 'px' } } } } },
};

/** What the plugin would not read as a token of one of its types. */
function strangeIn(node: Group, place: string): string[] {
  if (!('value' in node))
    return Object.entries(node).flatMap(([name, child]) => strangeIn(child as Group, `${place}.${name}`));
  const { value, type, description = '', $extensions = {}, ...more } = node;
  const texts = typeof value === 'string' ? [value] : Object.values(value as Group);
  const isToken =
    Object.values<unknown>(TokenTypes).includes(type) &&
    [...texts, description].every((text) => typeof text === 'string') &&
    typeof $extensions === 'object';
  return isToken && Object.keys(more).length === 0 ? [] : [`${place} ${JSON.stringify(node)}`];
}

describe('a brand in Tokens Studio', () => {
  it.each([
    ['EasyCash', easycash.tokens as Group],
    ['Jua', jua],
    ['a brand that decides everything', whole],
  ])('%s: the file is as the plugin reads it, and comes back as the same brand', (_, tokens) => {
    const file = toStudio(tokens);
    const { $themes, $metadata, ...sets } = JSON.parse(JSON.stringify(file)) as Group;
    expect(strangeIn(sets, '')).toEqual([]);
    expect($metadata).toEqual({ tokenSetOrder: Object.keys(sets) });
    const themes = $themes as unknown as ThemeObject[];
    expect(themes.map(({ id, name }) => `${id} ${name}`)).toEqual(['light Light', 'dark Dark']);
    for (const { selectedTokenSets } of themes)
      expect(Object.keys(selectedTokenSets).every((set) => set in sets)).toBe(true);
    const back = { id: 'mine', file: 'mine.tokens.json', tokens: fromStudio(file) };
    expect(brandFaults(back)).toEqual([]);
    expect(brandCss(back)).toBe(brandCss({ ...back, tokens }));
  });

  it('a colour and a size that a designer changed are in the brand, also in the form with $', () => {
    const file = JSON.parse(
      JSON.stringify(toStudio(easycash.tokens as Group)).replaceAll(
        /"(value|type|description)":/g,
        '"$$$1":',
      ),
    ) as { light: { color: Record<string, Group> }; brand: { radius: Record<string, Group> } };
    file.light.color['primary'] = { $value: '#0A5', $type: 'color', $extensions: { 'studio.tokens': {} } };
    file.brand.radius['button'] = { $value: '24', $type: 'borderRadius' };
    const css = brandCss({ id: 'mine', file: '', tokens: fromStudio(file) });
    expect(css).toContain('--kopa-color-primary: #00aa55;');
    expect(css).toContain('--kopa-radius-button: 24px;');
  });

  it.each<[string, (file: Record<string, Group>) => void, string]>([
    ['a missing set', (file) => delete file['dark'], 'the set "dark" is missing.'],
    ['a set of its own', (file) => (file['more'] = {}), 'the set "more" is none of a brand. Move its tokens'],
    [
      'a strange group',
      (file) => (file['brand']!['blur'] = {}),
      'brand.blur is a group that nothing uses. Take it out',
    ],
    [
      'a colour that cannot be read',
      (file) => ((file['light']!['color'] as Group)['ink'] = { value: 'hsl(1 2 3)', type: 'color' }),
      'light.color.ink: hsl(1 2 3) is no colour. Write #rrggbb',
    ],
    [
      'a length that cannot be read',
      (file) => ((file['brand']!['size'] as Group)['row'] = { value: 'tall', type: 'sizing' }),
      'brand.size.row: tall is no length. Write it as 10px or 1.5rem.',
    ],
    [
      'two shadows',
      (file) => ((file['light']!['shadow'] as Group)['low'] = { value: [{}, {}], type: 'boxShadow' }),
      'light.shadow.low: a shadow of Kopa is one drop shadow. Remove the other shadows.',
    ],
  ])('%s is refused with the place and the correction', (_, change, message) => {
    const file = structuredClone(toStudio(easycash.tokens as Group)) as Record<string, Group>;
    change(file);
    expect(() => fromStudio(file)).toThrow(message);
  });
});
