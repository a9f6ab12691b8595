/**
 * Builds src/tokens.css, the CSS variables of EasyCash, from the W3C design tokens beside this file.
 * `node tokens/build.ts` writes it; it stops when a token is missing or a pair of colours is too faint.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { BrandSource } from './brand-source.ts';
import { brandCss, brandFaults, optional } from './brand.ts';
import { group, rule, variables, type Group } from './token-values.ts';

const read = (name: string): Group =>
  JSON.parse(readFileSync(new URL(`./${name}.tokens.json`, import.meta.url), 'utf8')) as Group;

/** The look of a page without `data-brand`. */
export const easycash: BrandSource = {
  id: 'easycash',
  file: 'ui/tokens/easycash.tokens.json',
  tokens: read('easycash'),
};

/** The text of tokens.css. Throws when the brand has a fault, with all faults. */
export function buildTokens(brand: BrandSource = easycash): string {
  const faults = brandFaults(brand);
  const base = read('base');
  const named = (node: Group, key: string) =>
    variables(group(node, key), `--kopa-${key}`, (name, why) =>
      faults.push(`ui/tokens/base.tokens.json: ${name}: ${why}`),
    );
  const shared = optional.flatMap((key) => named(base, key));
  const density = group(base, 'density');
  const densities = Object.keys(density)
    .filter((name) => !name.startsWith('$'))
    .map((key) => rule(`[data-density='${key}'][data-density]`, named(group(density, key), 'size')));
  if (faults.length > 0) throw new Error(`These tokens are not built:\n${faults.join('\n')}`);
  return [
    '/* The tokens as CSS variables, `--kopa-*`, and nothing else. Made by tokens/build.ts from *.tokens.json. */\n',
    // Without weight: a brand's rules win wherever they stand.
    rule(':where(:root)', shared),
    brandCss(brand, true),
    ...densities,
  ].join('\n');
}

if (import.meta.main) {
  try {
    writeFileSync(new URL('../src/tokens.css', import.meta.url), buildTokens());
  } catch (error) {
    // The message states the fault of the tokens; the stack of this script would not help.
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
