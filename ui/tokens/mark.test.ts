import { describe, expect, it } from 'vitest';
import { modes, type BrandSource } from './brand-source.ts';
import { brandCss, brandFaults } from './brand.ts';
import { easycash } from './build.ts';
import { group, type Group } from './token-values.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M2 2h24" fill="#f60"/></svg>';

/** EasyCash as another brand's file, with this mark. */
const marked = (mark: unknown, more: Group = {}): BrandSource => ({
  id: 'mine',
  file: 'mine.tokens.json',
  tokens: { ...easycash.tokens, $extensions: { kopa: { mark: mark as string, ...more } } },
});

describe('the mark of a brand', () => {
  it('is in the CSS as an address, which shows in place of the drawing', () => {
    const brand = marked(svg);
    expect(brandFaults(brand)).toEqual([]);
    const css = brandCss(brand);
    expect(css).toContain(`--kopa-mark: url("data:image/svg+xml,${encodeURIComponent(svg)}");`);
    expect(css).toContain("[data-brand='mine'] .kopa-mark > * {\n  display: none;\n}");
    expect(css).not.toContain('</');
    expect(brandCss(easycash)).not.toContain('mark');
  });

  it.each<[string, BrandSource, RegExp]>([
    ['no SVG', marked('mark.png'), /extensions\.kopa\.mark must be the text of one <svg> element/],
    ['no text', marked({ src: 'mark.svg' }), /must be the text of one <svg> element/],
    ['without its namespace', marked('<svg viewBox="0 0 1 1"></svg>'), /mark needs xmlns=/],
    ['without a view box', marked(svg.replace(/ viewBox="[^"]*"/, '')), /and a viewBox/],
    [
      'too large',
      marked(svg.replace('<path', `<path id="${'x'.repeat(4000)}"`)),
      /has 41\d\d bytes, and may have 4000/,
    ],
    ['another name', marked(svg, { logo: svg }), /kopa\.logo is nothing that a brand has/],
  ])('is refused: %s', (_, brand, fault) => {
    expect(brandFaults(brand)).toEqual([expect.stringMatching(fault)]);
  });
});

/** EasyCash as another brand's file, with these colours of illustrations in light, then in dark. */
const drawn = (...both: Record<string, string>[]): BrandSource => {
  const tokens: Group = { ...easycash.tokens };
  modes.forEach((mode, at) => {
    const colors = Object.entries(both[at] ?? {}).map(([name, $value]) => [name, { $value }]);
    const own = both[at] && { illustration: { $type: 'color', ...Object.fromEntries(colors) } };
    tokens[mode] = { ...group(easycash.tokens, mode), ...own };
  });
  return { id: 'mine', file: 'mine.tokens.json', tokens };
};

describe('the colours of illustrations', () => {
  it('apply inside illustrations alone, in both modes', () => {
    const brand = drawn({ accent: '#ffb020' }, { accent: '#ffc35c' });
    expect(brandFaults(brand)).toEqual([]);
    const css = brandCss(brand);
    expect(css).toContain("[data-brand='mine'] .kopa-illustration {\n  --kopa-color-accent: #ffb020;\n}");
    expect(css).toContain(
      "[data-brand='mine'][data-mode='dark'] .kopa-illustration {\n  --kopa-color-accent: #ffc35c;",
    );
    expect(css.match(/#ffc35c/g)).toHaveLength(2);
  });

  it.each<[string, BrandSource, RegExp]>([
    [
      'an unknown colour',
      drawn({ acent: '#ffb020' }, { acent: '#ffb020' }),
      /light\.illustration\.acent is no colour of a brand/,
    ],
    [
      'a colour that cannot be read',
      drawn({}, { accent: 'red' }),
      /dark\.illustration\.accent: red is no colour/,
    ],
    [
      'a colour of one mode',
      drawn({ accent: '#ffb020' }),
      /dark\.illustration\.accent is missing\. Add the colour/,
    ],
    [
      'a tick too faint on its seal',
      drawn({ 'primary-soft': '#0b5d43' }, { 'primary-soft': '#123d2f' }),
      /light\.illustration: primary .* on primary-soft .* must be 3:1/,
    ],
  ])('are refused: %s', (_, brand, fault) => {
    expect(brandFaults(brand)).toContainEqual(expect.stringMatching(fault));
  });
});
