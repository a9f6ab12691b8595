/** Values of W3C design tokens as Tokens Studio for Figma writes them, and back. */
import { hexOf, hexOfColor, isGroup, type Json } from './token-values.ts';

/** A kind of token in both formats. Both ways throw a text that says how to mend the value. */
export interface Kind {
  /** In Tokens Studio, as in "borderRadius". */
  studio: string;
  /** In the W3C's format. */
  w3c: string;
  toStudio(value: Json): Json;
  fromStudio(value: Json): Json;
}

const isAlias = (value: Json): value is string => typeof value === 'string' && /^\{[^{}]+\}$/.test(value);
/** An alias is written the same in both formats. */
const orAlias = (convert: (value: Json) => Json) => (value: Json) =>
  isAlias(value) ? value : convert(value);

const colorToStudio = orAlias((value) => (isGroup(value) ? hexOfColor(value) : value));
const colorFromStudio = orAlias((value) => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(String(value));
  return hexOf(
    short
      ? `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`
      : String(value),
  );
});

const lengthToStudio = orAlias((value) =>
  isGroup(value) ? `${String(value['value'])}${String(value['unit'])}` : value,
);
/** A number without a unit is in pixels. */
const lengthFromStudio = orAlias((value) => {
  const found = /^(-?\d*\.?\d+)\s*(px|rem|ms|s)?$/.exec(String(value).trim());
  if (!found) throw new Error(`${String(value)} is no length. Write it as 10px or 1.5rem.`);
  return { value: Number(found[1]), unit: found[2] ?? 'px' };
});

const numberFromStudio = orAlias((value) => {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) throw new Error(`${String(value)} is no number. Write 450.`);
  return number;
});

/** Tokens Studio reads a line height without a unit as pixels. */
const lineToStudio = orAlias((value) =>
  typeof value === 'number' ? `${Math.round(value * 1e5) / 1e3}%` : value,
);
const lineFromStudio = orAlias((value) => {
  const found = /^(\d*\.?\d+)%$/.exec(String(value).trim());
  if (!found) throw new Error(`the line height ${String(value)} is no share. Write it as 150%.`);
  return Math.round(Number(found[1]) * 1e3) / 1e5;
});

const shadowParts = [
  ['offsetX', 'x'],
  ['offsetY', 'y'],
  ['blur', 'blur'],
  ['spread', 'spread'],
] as const;

function shadowToStudio(value: Json): Json {
  if (!isGroup(value)) return value;
  const lengths = shadowParts.map(([w3c, studio]) => [studio, lengthToStudio(value[w3c] ?? zero)]);
  return { ...Object.fromEntries(lengths), color: colorToStudio(value['color'] ?? ''), type: 'dropShadow' };
}

function shadowFromStudio(value: Json): Json {
  if (Array.isArray(value) || !isGroup(value) || value['type'] === 'innerShadow')
    throw new Error('a shadow of Kopa is one drop shadow. Remove the other shadows.');
  const lengths = shadowParts.map(([w3c, studio]) => [w3c, lengthFromStudio(value[studio] ?? 0)]);
  return { color: colorFromStudio(value['color'] ?? ''), ...Object.fromEntries(lengths) };
}

const listToStudio = orAlias((value) => (Array.isArray(value) ? value.join(', ') : value));
const zero = { value: 0, unit: 'px' };
const families: Kind = {
  studio: 'fontFamilies',
  w3c: 'fontFamily',
  toStudio: listToStudio,
  fromStudio: orAlias((value) =>
    String(value)
      .split(',')
      .map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''))
      .filter(Boolean),
  ),
};
const weight: Kind = {
  studio: 'fontWeights',
  w3c: 'fontWeight',
  toStudio: orAlias(String),
  fromStudio: numberFromStudio,
};
const length = (studio: string, w3c = 'dimension'): Kind => ({
  studio,
  w3c,
  toStudio: lengthToStudio,
  fromStudio: lengthFromStudio,
});

const typeParts: readonly [name: string, Pick<Kind, 'toStudio' | 'fromStudio'>][] = [
  ['fontFamily', families],
  ['fontSize', length('fontSizes')],
  ['lineHeight', { toStudio: lineToStudio, fromStudio: lineFromStudio }],
  ['letterSpacing', length('letterSpacing')],
  ['fontWeight', weight],
];
const typography = (way: 'toStudio' | 'fromStudio') => (value: Json) => {
  if (!isGroup(value)) throw new Error('a text style is a group of fontSize, lineHeight and others.');
  const parts = typeParts.filter(([name]) => value[name] !== undefined);
  return Object.fromEntries(parts.map(([name, kind]) => [name, kind[way](value[name]!)]));
};

const color: Kind = { studio: 'color', w3c: 'color', toStudio: colorToStudio, fromStudio: colorFromStudio };

/** The kind of the tokens in a group of a brand. */
export const kinds: Readonly<Record<string, Kind>> = {
  color,
  hero: color,
  illustration: color,
  shadow: { studio: 'boxShadow', w3c: 'shadow', toStudio: shadowToStudio, fromStudio: shadowFromStudio },
  radius: length('borderRadius'),
  size: length('sizing'),
  weight,
  font: families,
  text: {
    studio: 'typography',
    w3c: 'typography',
    toStudio: typography('toStudio'),
    fromStudio: typography('fromStudio'),
  },
  space: length('spacing'),
  border: length('borderWidth'),
  wheel: length('sizing'),
  page: length('sizing'),
  duration: length('other', 'duration'),
  easing: {
    studio: 'other',
    w3c: 'cubicBezier',
    toStudio: listToStudio,
    fromStudio: orAlias((value) =>
      String(value)
        .split(',')
        .map((part) => Number(numberFromStudio(part.trim()))),
    ),
  },
};
