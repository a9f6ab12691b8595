/** Reading W3C design tokens, and writing their values as CSS. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Group = { [key: string]: Json };

/** Whether a value is an object: a group, a token, or a value with parts. */
export const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The group of this name; an empty one where there is none, so that every token of it is told as missing. */
export function group(parent: Group, key: string): Group {
  const child = parent[key];
  return isGroup(child) ? child : {};
}

/** What only Kopa reads of a group or a token: `"$extensions": { "kopa": { ... } }`. */
export const ofKopa = (node: Group): Group => group(group(node, '$extensions'), 'kopa');

/** The name of a font family as CSS. */
export const familyText = (name: string): string => (name.includes(' ') ? `'${name}'` : name);

/** CSS text of one token value, by the shape that the design-token format gives its type. */
function css(value: Json): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const alias = /^\{(.+)\}$/.exec(value);
    if (alias?.[1]) return `var(--kopa-${alias[1].replaceAll('.', '-')})`;
    return value.startsWith('#') ? hexOf(value) : value;
  }
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(', ')})`;
    return value.map((part) => familyText(String(part))).join(', ');
  }
  if (isGroup(value) && 'components' in value) return hexOfColor(value);
  if (isGroup(value) && 'unit' in value)
    return value.value === 0 ? '0' : `${String(value.value)}${String(value.unit)}`;
  if (isGroup(value) && 'offsetX' in value)
    return ['offsetX', 'offsetY', 'blur', 'spread', 'color'].map((part) => css(value[part] ?? 0)).join(' ');
  throw new Error(
    `its value ${JSON.stringify(value)} has an unknown shape. Write the value as in easycash.tokens.json.`,
  );
}

/** '#rrggbb' or '#rrggbbaa' in small letters. Throws a text that says how to write a colour. */
export function hexOf(text: string): string {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(text))
    throw new Error(`${text} is no colour. Write #rrggbb, or #rrggbbaa where one sees through it.`);
  return text.toLowerCase();
}

const byte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * A colour of the format as '#rrggbb' or '#rrggbbaa'; where its hex is given too, both must say the same
 * colour.
 */
export function hexOfColor(value: Group): string {
  const parts = value.components;
  if (!Array.isArray(parts) || parts.length !== 3 || !parts.every((part) => typeof part === 'number'))
    throw new Error('its components are not three numbers from 0 to 1. Correct them, or write "#rrggbb".');
  if (value.colorSpace !== 'srgb')
    throw new Error(`its colour space is ${String(value.colorSpace)}. Only srgb is built: convert it.`);
  const made = `#${parts.map(byte).join('')}`;
  const hex = typeof value.hex === 'string' ? hexOf(value.hex) : made;
  if (hex !== made)
    throw new Error(`its hex ${hex} and its components (${made}) are two colours. Make them agree.`);
  return value.alpha === undefined ? hex : hex + byte(Number(value.alpha));
}

/**
 * Flat [name, CSS value] of a group, in its order; typography becomes one variable a property.
 *
 * @param prefix Before each name: `--kopa-color`.
 * @param fault Called for a value that cannot be written; it is left out.
 */
export function variables(
  node: Group,
  prefix: string,
  fault: (name: string, why: string) => void = () => {},
): [string, string][] {
  return Object.entries(node).flatMap(([key, child]): [string, string][] => {
    if (key.startsWith('$') || !isGroup(child)) return [];
    const name = `${prefix}-${key}`;
    if (child.$value === undefined) return variables(child, name, fault);
    try {
      if (node.$type === 'color' && typeof child.$value === 'string' && !child.$value.startsWith('{'))
        return [[name, hexOf(child.$value)]];
      if (node.$type !== 'typography') return [[name, css(child.$value)]];
      const type = child.$value as Group;
      return [
        [`${name}-size`, css(type.fontSize ?? 0)],
        [`${name}-line`, css(type.lineHeight ?? 0)],
        [`${name}-spacing`, css(type.letterSpacing ?? 0)],
        [`${name}-weight`, css(type.fontWeight ?? 0)],
      ];
    } catch (error) {
      fault(name, error instanceof Error ? error.message : String(error));
      return [];
    }
  });
}

/** The path of each token in a group: "color.primary". */
export function pathsOf(node: Group, before = ''): string[] {
  return Object.entries(node).flatMap(([key, child]) => {
    if (key.startsWith('$') || !isGroup(child)) return [];
    return child.$value === undefined ? pathsOf(child, `${before}${key}.`) : [before + key];
  });
}

/** One CSS rule. `extra` are lines before the variables. */
export const rule = (selector: string, entries: readonly [string, string][], extra = ''): string =>
  `${selector} {\n${extra}${entries.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
