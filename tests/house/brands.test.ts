import { describe, expect, it } from 'vitest';
import type { BrandSource } from '../../ui/tokens/brand-source.ts';
import { brandCss, brandFaults } from '../../ui/tokens/brand.ts';
import { markOf } from '../../ui/tokens/mark.ts';
import { textOf, writtenFiles } from './source-files.ts';

const brands = writtenFiles('brands/*/brand.json').map((file) => file.split('/').at(-2) ?? '');
const own = brands.filter((id) => id !== 'easycash');

const sourceOf = (id: string): BrandSource => {
  const file = `brands/${id}/${id}.tokens.json`;
  return { id, file, tokens: JSON.parse(textOf(file)) as BrandSource['tokens'] };
};

describe('the brands of the repository', () => {
  it('a second brand is there', () => {
    expect(own).not.toEqual([]);
  });

  it.each(own)('%s has every token, and enough contrast', (id) => {
    expect(brandFaults(sourceOf(id))).toEqual([]);
  });

  it.each(own)('the style sheet of %s is made from its tokens', (id) => {
    expect(textOf(`brands/${id}/brand.css`), 'run `npm run tokens`').toBe(brandCss(sourceOf(id)));
  });

  it.each(own)('%s has a mark of its own', (id) => {
    expect(markOf(sourceOf(id).tokens)).toMatch(/^<svg/);
  });
});
