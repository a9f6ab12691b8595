/** One brand's tokens as its file has them. */
import { group, variables, type Group } from './token-values.ts';

export const modes = ['light', 'dark'] as const;
export type TokenMode = (typeof modes)[number];

/** A brand as its file has it. */
export interface BrandSource {
  /** The word of `data-brand`: "mine". */
  id: string;
  /** Where it was read, for messages. */
  file: string;
  tokens: Group;
}

/** Colours of one mode, by the name of their group: token name -> '#rrggbb' (or '#rrggbbaa'). */
export function palette({ tokens }: BrandSource, mode: TokenMode, key = 'color'): Record<string, string> {
  return Object.fromEntries(
    variables(group(group(tokens, mode), key), '').map(([name, value]) => [name.slice(1), value]),
  );
}

const indented = (css: string) => css.replace(/^(?=.)/gm, '  ');

/** Rules inside a condition, such as `(prefers-color-scheme: dark)`. */
export const inMedia = (condition: string, css: string): string =>
  `@media ${condition} {\n${indented(css)}}\n`;

/** Rules on phones in dark mode. */
export const onDarkPhones = (css: string): string => inMedia('(prefers-color-scheme: dark)', css);
