/**
 * Builds src/tokens.css, the CSS variables of all brands, from the W3C design tokens beside this file.
 * `node tokens/build.ts` writes it; it stops when a brand misses a token or a pair of colours is too faint.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brandCss, brandFaults, type BrandSource } from './brand.ts';
import { group, rule, variables, type Group } from './token-values.ts';

/** The first is the look of a page without `data-brand`. */
const brandIds = readdirSync(import.meta.dirname)
  .flatMap((file) => /^(?!base\.)(.+)\.tokens\.json$/.exec(file)?.[1] ?? [])
  .sort((a, b) => Number(b === 'easycash') - Number(a === 'easycash') || (a < b ? -1 : 1));

const read = (name: string): Group =>
  JSON.parse(readFileSync(new URL(`./${name}.tokens.json`, import.meta.url), 'utf8')) as Group;

/** The brands that ship. */
export const brands: readonly BrandSource[] = brandIds.map((id) => ({
  id,
  file: `ui/tokens/${id}.tokens.json`,
  tokens: read(id),
}));

/** The text of tokens.css. Throws when a brand may not ship, with everything that is wrong. */
export function buildTokens(of: readonly BrandSource[] = brands): string {
  const faults = of.flatMap(brandFaults);
  const base = read('base');
  const named = (node: Group, key: string) =>
    variables(group(node, key), `--kopa-${key}`, (name, why) =>
      faults.push(`ui/tokens/base.tokens.json: ${name}: ${why}`),
    );
  const shared = ['font', 'text', 'border', 'wheel', 'page', 'duration', 'easing'].flatMap((key) =>
    named(base, key),
  );
  const density = group(base, 'density');
  const densities = Object.keys(density)
    .filter((name) => !name.startsWith('$'))
    .map((key) => rule(`[data-density='${key}']`, named(group(density, key), 'size')));
  if (faults.length > 0) throw new Error(`These tokens are not built:\n${faults.join('\n')}`);
  return [
    '/* Made by tokens/build.ts from the *.tokens.json beside it. Change those, then run it again. */\n',
    rule(':root', shared),
    ...of.map((brand, at) => brandCss(brand, at === 0)),
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
