import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allContrastFaults, brands, buildTokens, palette } from './build.ts';
import { contrast, contrastFaults } from './contrast.ts';

describe('tokens', () => {
  it('the committed tokens.css is what the builder makes', () => {
    const committed = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');
    expect(committed, 'run `node ui/tokens/build.ts`').toBe(buildTokens());
  });

  it('every contrast pair holds in every brand and mode', () => {
    expect(allContrastFaults()).toEqual([]);
  });

  it('a colour that is too faint is named with its ratio', () => {
    const faint = { ...palette('easycash', 'light'), placeholder: '#9aa59f' };
    expect(contrastFaults('easycash light', faint)).toEqual([
      expect.stringContaining('placeholder on surface is 2.5'),
      expect.stringContaining('placeholder on danger-soft is 2.3'),
    ]);
  });

  it('a palette that lacks a colour is told which', () => {
    const { focus: _, ...rest } = palette('jua', 'dark');
    expect(contrastFaults('jua dark', rest)[0]).toContain('focus on surface');
  });

  it('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('all brands and modes name the same colours', () => {
    const names = brands.flatMap((brand) =>
      (['light', 'dark'] as const).map((mode) => Object.keys(palette(brand, mode)).join(' ')),
    );
    expect(new Set(names).size).toBe(1);
  });
});
