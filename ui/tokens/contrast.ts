/**
 * Contrast of token pairs: WCAG 2.2, 1.4.3 (text, 4.5:1) and 1.4.11 (controls and focus, 3:1).
 * The pairs are the ones that components draw; a brand that fails one of them is not built.
 */

export type Pair = readonly [foreground: string, background: string, least: number];

const onGrounds: readonly Pair[] = [
  ['ink', 'surface', 4.5],
  ['ink', 'page', 4.5],
  ['ink', 'sunken', 4.5],
  ['ink', 'primary-soft', 4.5],
  ['ink', 'danger-soft', 4.5],
  ['ink', 'success-soft', 4.5],
  ['ink', 'warning-soft', 4.5],
  ['ink', 'info-soft', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'page', 4.5],
  ['muted', 'primary-soft', 4.5],
  ['muted', 'danger-soft', 4.5],
  ['muted', 'sunken', 4.5],
  ['subtle', 'surface', 4.5],
  ['subtle', 'page', 4.5],
  ['subtle', 'sunken', 4.5],
  ['placeholder', 'surface', 4.5],
  ['placeholder', 'danger-soft', 4.5],
  ['control', 'surface', 3],
  ['control', 'page', 3],
  ['control', 'sunken', 3],
  ['control', 'danger-soft', 3],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-press', 4.5],
  ['primary', 'surface', 4.5],
  ['primary', 'page', 4.5],
  ['primary', 'primary-soft', 4.5],
  ['primary', 'decor', 3],
  ['on-primary-soft', 'primary-soft', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'page', 4.5],
  ['focus', 'surface', 3],
  ['focus', 'page', 3],
  ['danger', 'surface', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['on-danger', 'danger', 4.5],
  ['success', 'surface', 4.5],
  ['success', 'page', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['info', 'info-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['star', 'surface', 3],
  ['on-inverse', 'inverse', 4.5],
];

/** [foreground, background, least ratio]; what stands on a surface also stands on one that is raised. */
export const contrastPairs: readonly Pair[] = [
  ...onGrounds,
  ...onGrounds.flatMap(([front, ground, least]): Pair[] =>
    ground === 'surface' ? [[front, 'raised', least]] : [],
  ),
];

/** The pairs inside a hero. A primary there is a filled control, and no text. */
export const heroPairs: typeof contrastPairs = [
  ['ink', 'surface', 4.5],
  ['ink', 'sun', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'sun', 4.5],
  ['subtle', 'surface', 4.5],
  ['control', 'surface', 3],
  ['primary', 'surface', 3],
  ['on-primary', 'primary', 4.5],
  ['focus', 'surface', 3],
];

/** The pairs of an illustration: the lines that carry its meaning. */
export const illustrationPairs: typeof contrastPairs = [
  ['ink', 'surface', 3],
  ['ink', 'page', 3],
  ['control', 'surface', 3],
  ['primary', 'surface', 3],
  ['primary', 'primary-soft', 3],
  ['on-primary', 'primary', 3],
  ['on-accent', 'accent', 3],
];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, 1 to 21, of two opaque colours '#rrggbb'. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** One line for each pair of colours with too little contrast, with the correction; empty if none. */
export function contrastFaults(
  theme: string,
  colors: Readonly<Record<string, string>>,
  pairs: typeof contrastPairs = contrastPairs,
): string[] {
  return pairs.flatMap(([front, back, least]) => {
    const [a, b] = [colors[front], colors[back]];
    // A colour that is missing is told on its own.
    if (!a || !b) return [];
    const ratio = contrast(a, b);
    if (ratio >= least) return [];
    const [darker, lighter] = luminance(a) < luminance(b) ? [front, back] : [back, front];
    return [
      `${theme}: ${front} (${a}) on ${back} (${b}) is ${floor(ratio)}:1 and must be ${least}:1. Make ${darker} darker or ${lighter} lighter.`,
    ];
  });
}

/** Rounded down: what fails must not read as the least that passes. */
const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
