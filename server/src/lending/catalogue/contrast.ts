/** WCAG 2.2, 1.4.3: minimum contrast of text with its background. */
export const leastContrast = 4.5;

/** The contrast of a colour, '#146c2e', with white, from 1 to 21 (WCAG 2.2). */
export function contrastOnWhite(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
