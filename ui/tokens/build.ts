/**
 * Builds src/tokens.css, the CSS variables of all brands, from the W3C design tokens beside this file.
 * `node tokens/build.ts` writes it; it stops when a contrast pair is too faint.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrastFaults } from './contrast.ts';

type Json = string | number | null | Json[] | { [key: string]: Json };
type Group = { [key: string]: Json };

export const brands = ['easycash', 'jua'] as const;
const modes = ['light', 'dark'] as const;
/** The look without a data-brand on <html>. */
const fallbackBrand = 'easycash';

const read = (name: string): Group =>
  JSON.parse(readFileSync(new URL(`./${name}.tokens.json`, import.meta.url), 'utf8')) as Group;

const group = (parent: Group, key: string): Group => {
  const child = parent[key];
  if (typeof child !== 'object' || child === null || Array.isArray(child))
    throw new Error(`The group "${key}" is missing in the tokens: every brand has the same groups; add it.`);
  return child;
};

/** CSS text of one token value, by the shape that the design-token format gives its type. */
function css(value: Json): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const alias = /^\{(.+)\}$/.exec(value);
    return alias?.[1] ? `var(--kopa-${alias[1].replaceAll('.', '-')})` : value;
  }
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(', ')})`;
    return value.map((part) => (String(part).includes(' ') ? `'${String(part)}'` : String(part))).join(', ');
  }
  if (value && 'hex' in value) return color(value);
  if (value && 'unit' in value)
    return value.value === 0 ? '0' : `${String(value.value)}${String(value.unit)}`;
  if (value && 'offsetX' in value)
    return ['offsetX', 'offsetY', 'blur', 'spread', 'color'].map((part) => css(value[part] ?? 0)).join(' ');
  throw new Error(`The token value ${JSON.stringify(value)} has a shape that the builder does not know.`);
}

/** '#rrggbb' or '#rrggbbaa'; the components must say the same colour as the hex. */
function color(value: Group): string {
  const hex = String(value.hex);
  const parts = value.components as number[];
  parts.forEach((part, index) => {
    if (Math.round(part * 255) !== parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16))
      throw new Error(`The colour ${hex} has other components (${parts.join(', ')}); make them agree.`);
  });
  if (value.alpha === undefined) return hex;
  return (
    hex +
    Math.round(Number(value.alpha) * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

/** Flat [name, CSS value] of a group; typography becomes one variable a property. */
function variables(node: Group, prefix: string): [string, string][] {
  return Object.entries(node).flatMap(([key, child]): [string, string][] => {
    if (key.startsWith('$') || typeof child !== 'object' || child === null || Array.isArray(child)) return [];
    const name = `${prefix}-${key}`;
    if (child.$value === undefined) return variables(child, name);
    if (node.$type !== 'typography') return [[name, css(child.$value)]];
    const type = child.$value as Group;
    return [
      [`${name}-size`, css(type.fontSize ?? 0)],
      [`${name}-line`, css(type.lineHeight ?? 0)],
      [`${name}-spacing`, css(type.letterSpacing ?? 0)],
      [`${name}-weight`, css(type.fontWeight ?? 0)],
    ];
  });
}

const rule = (selector: string, entries: [string, string][], extra = '') =>
  `${selector} {\n${extra}${entries.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;

const named = (node: Group, key: string, prefix = `--kopa-${key}`) => variables(group(node, key), prefix);

/** Colours of one brand and mode: token name -> '#rrggbb' (or '#rrggbbaa'). */
export function palette(
  brand: (typeof brands)[number],
  mode: (typeof modes)[number],
): Record<string, string> {
  return Object.fromEntries(
    variables(group(group(read(brand), mode), 'color'), '').map(([n, v]) => [n.slice(1), v]),
  );
}

/** Every contrast fault of every brand and mode; empty when all may ship. */
export function allContrastFaults(): string[] {
  return brands.flatMap((brand) =>
    modes.flatMap((mode) => contrastFaults(`${brand} ${mode}`, palette(brand, mode))),
  );
}

/** The text of tokens.css. Throws when a contrast pair is too faint. */
export function buildTokens(): string {
  const faults = allContrastFaults();
  if (faults.length > 0) throw new Error(`These colours cannot be read by everyone:\n${faults.join('\n')}`);

  const base = read('base');
  const shared = ['font', 'text', 'border', 'wheel', 'page', 'duration', 'easing'].flatMap((key) =>
    named(base, key),
  );
  const blocks = [
    '/* Made by tokens/build.ts from the *.tokens.json beside it. Change those, then run it again. */\n',
  ];
  blocks.push(rule(':root', shared));
  for (const id of brands) {
    const brand = read(id);
    const light = group(brand, 'light');
    const dark = group(brand, 'dark');
    const shape = ['radius', 'size', 'weight'].flatMap((key) => named(brand, key));
    const look = (mode: Group) => [...named(mode, 'color'), ...named(mode, 'shadow')];
    const here = `[data-brand='${id}']`;
    const isFallback = id === fallbackBrand;
    blocks.push(
      rule(`${isFallback ? ':root,\n' : ''}${here}`, [...shape, ...look(light)], '  color-scheme: light;\n'),
      rule(
        `${isFallback ? `[data-mode='dark']:not([data-brand]),\n` : ''}${here}[data-mode='dark']`,
        look(dark),
        '  color-scheme: dark;\n',
      ),
      `@media (prefers-color-scheme: dark) {\n${rule(
        `${isFallback ? ':root:not([data-brand]):not([data-mode]),\n' : ''}${here}:not([data-mode])`,
        look(dark),
        '  color-scheme: dark;\n',
      ).replace(/^(?=.)/gm, '  ')}}\n`,
    );
  }
  const density = group(base, 'density');
  for (const key of Object.keys(density).filter((name) => !name.startsWith('$')))
    blocks.push(rule(`[data-density='${key}']`, named(group(density, key), 'size')));
  return blocks.join('\n');
}

const target = new URL('../src/tokens.css', import.meta.url);
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, buildTokens());
